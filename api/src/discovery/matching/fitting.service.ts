import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { knownSkills, namedSkills } from '#src/people/skills/skills.service.ts';
import { findPerson, listFitting, type VacancyRow } from './matches.queries.ts';
import { windowAt } from './matching.service.ts';
import { scoreVacancies } from './ranking.ts';
import { findTop } from './tops.queries.ts';
import { dayOf, idleDays } from './tops.service.ts';

type Matching = Pick<Context, 'db' | 'clock'>;

export interface Fitted {
  id: string;
  tags: readonly string[];
  level: VacancyRow['level'];
  best: readonly string[];
}

export async function findFitted({ db }: Matching, id: string): Promise<Fitted | undefined> {
  const [person, top] = await Promise.all([findPerson(db, id), findTop(db, id)]);
  if (!person || person.approved_at === null || person.tags.length === 0) return undefined;
  return { id, tags: person.tags, level: person.level, best: top?.best ?? [] };
}

export async function scoresOf(
  context: Matching,
  db: Db,
  { id, tags, level }: Fitted,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const now = context.clock();
  const [skills, rows] = await Promise.all([
    knownSkills(context),
    listFitting(db, ids, id, windowAt(now)),
  ]);
  const vacancies = rows.map((row) => ({
    id: row.id,
    skills: [...namedSkills(row.tags).keys()],
    level: row.level,
    idleDays: idleDays(row.seen_day, dayOf(now)),
  }));
  const person = { skills: [...namedSkills(tags).keys()], level };
  return new Map(
    scoreVacancies(person, vacancies, skills).map(({ item, score }) => [item.id, score]),
  );
}
