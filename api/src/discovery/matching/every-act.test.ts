import { type SqlBool, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { randomFrom } from '#test/people/people.ts';
import { wanting } from '#test/steps/matching.ts';
import { sharedApp } from '#test/test-app.ts';
import { areUnblocked } from '#src/people/visibility/visibility.sql.ts';
import { listFitting } from './matches.queries.ts';

const kollab = sharedApp();
const day = 24 * 60 * 60_000;

const isFree = (userId: string, since: Date) => sql<SqlBool>`
  not exists (select from participants where project_id = projects.id and user_id = ${userId}
    and (state in ('member', 'invited') or (state = 'declined' and created_at > ${since})))
  and not exists (select from applications where vacancy_id = vacancies.id and user_id = ${userId}
    and (status = 'Pending' or (status = 'Accepted' and ended_at is null)
      or (status = 'Rejected' and decided_at > ${since})))
  and not exists (select from match_dismissals where vacancy_id = vacancies.id
    and user_id = ${userId} and created_at > ${since})
  and ${areUnblocked(sql.ref('projects.owner_id'), sql`${userId}::uuid`)}`;

test('whatever people did, they are proposed all but what they did something with', async () => {
  const { db } = kollab;
  const random = randomFrom(58);
  const pick = <T>(...values: T[]) => values[Math.floor(random() * values.length)] as T;
  const now = kollab.context.clock().getTime();
  const since = new Date(now - 30 * day);
  const lately = () => new Date(now - pick(1, 60) * day);
  const owners = [await kollab.approved(), await kollab.approved()];
  const people = [];
  for (let count = 0; count < 12; count += 1) people.push(await kollab.person());
  const places: { id: string; vacancyId: string; ownerId: string }[] = [];
  for (let count = 0; count < 8; count += 1) {
    const owner = pick(...owners);
    const { id, vacancyIds } = await wanting(kollab, owner, ['React']);
    places.push({ id, vacancyId: vacancyIds[0] ?? '', ownerId: owner.id });
  }
  for (const user of people) {
    for (const { id, vacancyId } of places) {
      const about = { project_id: id, user_id: user.id };
      if (random() < 0.2) {
        const state = pick('member', 'invited', 'declined', 'left', 'removed');
        const row = { id: uuid(), ...about, state, created_at: lately() } as const;
        await db.insertInto('participants').values(row).execute();
      }
      if (random() < 0.2) {
        const status = pick('Pending', 'Accepted', 'Rejected', 'Withdrawn');
        const act = {
          id: uuid(),
          ...about,
          vacancy_id: vacancyId,
          cover_letter: '',
          status,
        } as const;
        const times = {
          created_at: lately(),
          decided_at: lately(),
          ended_at: pick(null, lately()),
        };
        await db
          .insertInto('applications')
          .values({ ...act, ...times })
          .execute();
      }
      if (random() < 0.2) {
        const row = { vacancy_id: vacancyId, user_id: user.id, by_owner: pick(true, false) };
        const said = { reason: 'other', created_at: lately() } as const;
        await db
          .insertInto('match_dismissals')
          .values({ ...row, ...said })
          .execute();
      }
    }
  }
  for (const [index, user] of people.slice(0, 4).entries()) {
    const owner = owners[index % 2]?.id ?? '';
    const [blocker_id, blocked_id] = index < 2 ? [user.id, owner] : [owner, user.id];
    await db
      .insertInto('blocks')
      .values({ blocker_id, blocked_id, created_at: lately() })
      .execute();
  }
  const ids = places.map(({ vacancyId }) => vacancyId);
  let found = 0;
  for (const { id } of people) {
    const listed = await listFitting(db, ids, id, { declinedSince: since });
    const expected = await db
      .selectFrom('vacancies')
      .innerJoin('projects', 'projects.id', 'vacancies.project_id')
      .where('vacancies.id', 'in', ids)
      .where(isFree(id, since))
      .select('vacancies.id')
      .execute();
    expect(listed.map((one) => one.id).toSorted()).toEqual(
      expected.map((one) => one.id).toSorted(),
    );
    found += listed.length;
  }
  expect(found).toBeGreaterThan(10);
  expect(found).toBeLessThan(80);
});
