import { backfillMatching } from '@kollab/api/discovery/matching/matchable.service';
import { canonicalTags } from '@kollab/api/people/tags/tags.service';
import { learnPairs } from '@kollab/api/people/skills/skills.service';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Db } from '#src/kit/postgres.ts';
import type { Sample, Someone, Wanted } from './sample.ts';

const batch = 5000;

async function inBatches(rows: readonly unknown[], store: (json: string) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += batch) {
    await store(JSON.stringify(rows.slice(from, from + batch)));
  }
}

async function learnNames(db: Db, names: readonly string[]) {
  const meant = new Map<string, string>();
  for (const name of names) meant.set(name, (await canonicalTags(db, [name]))[0] ?? name);
  await sql`insert into tags (key, name)
    select distinct on (1) tag_key(name), name from unnest(${[...meant.values()]}::text[]) as name
    on conflict do nothing`.execute(db);
  return meant;
}

/**
 * Stores a sample as people and projects that moderators approved, and has the product learn from it.
 * Answers what they are there.
 */
export async function storeSample(db: Db, sample: Sample, today: number) {
  const { people, vacancies } = sample;
  const names = new Set([...people, ...vacancies].flatMap(({ skills }) => skills));
  const meant = await learnNames(db, [...names]);
  const tagsOf = (skills: readonly string[]) => [
    ...new Set(skills.map((skill) => meant.get(skill) ?? skill)),
  ];
  const ids = new Map<Someone | Wanted, string>(
    [...people, ...vacancies].map((one) => [one, randomUUID()]),
  );
  const idOf = (one: Someone | Wanted) => ids.get(one) ?? '';
  const projects = new Map(vacancies.map((vacancy) => [vacancy, randomUUID()]));
  const ownerId = randomUUID();
  await sql`insert into users (id, telegram_id, first_name, approved_at)
    values (${ownerId}, 1, 'Owner', now())`.execute(db);
  const rows = people.map((person, index) => ({
    id: idOf(person),
    telegram: index + 2,
    tags: tagsOf(person.skills),
    seen: today - person.idleDays,
    level: person.level,
  }));
  await insertPeople(db, rows);
  await insertVacancies(
    db,
    vacancies.map((vacancy) => ({
      id: idOf(vacancy),
      project: projects.get(vacancy),
      tags: tagsOf(vacancy.skills),
      level: vacancy.level,
    })),
    ownerId,
  );
  await backfillMatching(db);
  await setLevels(db, rows);
  await learnPairs(db, new Date());
  await sql`vacuum analyze`.execute(db);
  return {
    ids,
    meant,
    personOf: (person: Someone) => ({
      id: idOf(person),
      tags: tagsOf(person.skills),
      level: person.level,
    }),
    placeOf: (vacancy: Wanted) => ({
      id: idOf(vacancy),
      projectId: projects.get(vacancy) ?? '',
      ownerId,
      tags: tagsOf(vacancy.skills),
      level: vacancy.level,
    }),
  };
}

const insertPeople = (db: Db, rows: readonly unknown[]) =>
  inBatches(rows, (json) =>
    sql`insert into users (id, telegram_id, first_name, tags, approved_at, seen_day)
      select id, telegram, 'Person', tags, now(), seen
        from jsonb_to_recordset(${json}::jsonb)
          as r (id uuid, telegram bigint, tags jsonb, seen int)`.execute(db),
  );

const insertVacancies = (db: Db, rows: readonly unknown[], ownerId: string) =>
  inBatches(rows, (json) =>
    sql`with given as materialized (
        select * from jsonb_to_recordset(${json}::jsonb)
          as r (id uuid, project uuid, tags jsonb, level text)
      ), made as (
        insert into projects (id, owner_id, name, approved_at, created_at)
          select project, ${ownerId}, 'Project', now(), now() from given
      )
      insert into vacancies (id, project_id, place, title, level, tags)
        select id, project, 0, 'Vacancy', level, tags from given`.execute(db),
  );

/** A set says a level itself; what people worked at would have to be invented for it. */
const setLevels = (db: Db, rows: readonly unknown[]) =>
  inBatches(rows, (json) =>
    sql`update match_people set level = given.level
      from jsonb_to_recordset(${json}::jsonb) as given (id uuid, level text)
      where user_id = given.id and given.level is not null`.execute(db),
  );
