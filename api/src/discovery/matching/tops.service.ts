import type { Skills } from '@kollab/contract/skills';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { knownSkills, namedSkills } from '#src/people/skills/skills.service.ts';
import { listPeopleWith, listVacanciesWith } from './candidates.queries.ts';
import { rankPeople, rankVacancies } from './ranking.ts';
import * as queries from './tops.queries.ts';

type Level = Parameters<typeof rankPeople>[0]['level'];

export interface Subject {
  id: string;
  tags: readonly string[];
  level: Level;
}

export const mostKept = 100;
const day = 24 * 60 * 60_000;

/** Days since 1970 in UTC. */
export const dayOf = (at: Date) => Math.floor(at.getTime() / day);

/** Who was never seen since days are counted, is taken for here lately. */
export const idleDays = (seenDay: number | null, today: number) =>
  seenDay === null ? 30 : Math.max(0, today - seenDay);

type Find = (db: Db, subject: Subject, skills: Skills, today: number) => Promise<string[]>;

/** The best for a vacancy or a person, whoever may be shown them. */
export const findTop: Record<queries.Side, Find> = {
  async vacancy(db, { tags, level }, skills, today) {
    const keys = [...namedSkills(tags).keys()];
    if (keys.length === 0) return [];
    const people = (await listPeopleWith(db, keys, skills)).map((person) => ({
      id: person.id,
      skills: person.skills,
      level: person.level,
      idleDays: idleDays(person.seen_day, today),
    }));
    return idsOf(rankPeople({ skills: keys, level }, people, skills));
  },

  async person(db, { tags, level }, skills, today) {
    const keys = [...namedSkills(tags).keys()];
    if (keys.length === 0) return [];
    const vacancies = (await listVacanciesWith(db, keys, skills)).map((vacancy) => ({
      id: vacancy.id,
      skills: [...namedSkills(vacancy.tags).keys()],
      level: vacancy.level,
      idleDays: idleDays(vacancy.seen_day, today),
    }));
    return idsOf(rankVacancies({ skills: keys, level }, vacancies, skills));
  },
};

const idsOf = (ranked: { item: { id: string } }[]) =>
  ranked.slice(0, mostKept).map(({ item }) => item.id);

/** The best as they are kept, found now where nothing is. */
export async function readTop(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  side: queries.Side,
  subject: Subject,
): Promise<readonly string[]> {
  const top = await queries.findTop(db, subject.id);
  if (top) return top.best;
  const at = clock();
  const found = await findTop[side](db, subject, await knownSkills({ db, clock }), dayOf(at));
  await queries.upsertTop(db, { subject_id: subject.id, side, best: found, made_at: at });
  return found;
}
