import { rankPeople, rankVacancies } from '@kollab/api/discovery/matching/ranking';
import { findTop, idleDays, type Subject } from '@kollab/api/discovery/matching/tops.service';
import { namedSkills } from '@kollab/api/people/skills/skills.service';
import type { Level } from '@kollab/contract/matching';
import type { Skills } from '@kollab/contract/skills';
import { sql } from 'kysely';
import type { Db } from '#src/kit/postgres.ts';

interface Row {
  id: string;
  tags: string[];
  level: Level | null;
  seen_day: number | null;
}

/** Everybody and everything that has any of some skills; without one nobody is worth telling of. */
const readAll = {
  vacancy: (keys: readonly string[]) =>
    sql<Row>`select user_id as id, skills as tags, level, seen_day from match_people
      where skills && ${keys}::text[]`,
  person: (keys: readonly string[]) =>
    sql<Row>`select vacancies.id, vacancies.tags, vacancies.level, owner.seen_day from vacancies
      join projects on projects.id = vacancies.project_id
      join users as owner on owner.id = projects.owner_id
      where skill_keys(vacancies.tags) && ${keys}::text[]`,
};

const rank = { vacancy: rankPeople, person: rankVacancies };
const best = 20;

/**
 * How much of the best for a subject is found: as many as rank no lower than the last of the best twenty
 * of all. Undefined where nothing fits.
 */
export async function recallOf(
  db: Db,
  side: keyof typeof readAll,
  subject: Subject,
  { skills, today }: { skills: Skills; today: number },
) {
  const keys = [...namedSkills(subject.tags).keys()];
  if (keys.length === 0) return undefined;
  const { rows } = await readAll[side](keys).execute(db);
  const all = rows.map((row) => ({
    id: row.id,
    skills: [...namedSkills(row.tags).keys()],
    level: row.level,
    idleDays: idleDays(row.seen_day, today),
  }));
  const ranked = rank[side]({ skills: keys, level: subject.level }, all, skills);
  const wanted = Math.min(best, ranked.length);
  if (wanted === 0) return undefined;
  const least = ranked[wanted - 1]?.score ?? 0;
  const found = new Set(await findTop[side](db, subject, skills, today));
  const there = ranked.filter(({ item, score }) => score >= least && found.has(item.id)).length;
  return Math.min(1, there / wanted);
}
