import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { send } from '#src/profiles/test-steps.ts';
import { followIt, hide, looksAt, release } from '#src/safety/test-steps.ts';
import { teamOf } from '#src/team/test-steps.ts';
import { sampleProject } from '#src/testing/sample-project.ts';
import { type Someone, startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { eraseNow, gone, leave, readAccount } from './test-steps.ts';

let kollab: TestApp;
let vera: Someone;
let zoya: Someone;
let boris: Someone;
let olga: Someone;
beforeAll(async () => {
  kollab = await startTestApp();
  vera = await kollab.moderator();
});
beforeEach(async () => {
  zoya = await kollab.person({ firstName: 'Зоя', lastName: 'Лис', username: 'zoya_lis' });
  boris = await kollab.person({ firstName: 'Борис' });
  olga = await kollab.person({ firstName: 'Ольга' });
});
afterAll(() => kollab.close());

const suspend = ({ id }: Someone) =>
  kollab.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', id).execute();
const names = async (reader: Someone, project: { id: string }) =>
  (await teamOf(reader, project)).map(({ name }) => name);

describe('who comes back', () => {
  test('begins anew', async () => {
    await gone(kollab, zoya);
    expect(await readAccount(zoya)).toEqual({ consentedAt: null, deletesAt: null });
    const again = await kollab.person({ telegramId: zoya.telegramId, firstName: 'Зоя' });
    expect(again.id).not.toBe(zoya.id);
  });

  test.each([
    ['suspended', suspend],
    ['hidden', (person: Someone) => hide(kollab, person)],
  ])('is as %s as they were', async (_, sanction) => {
    await sanction(zoya);
    await gone(kollab, zoya);
    const kept = await kollab.db.selectFrom('sanctions_kept').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(String(zoya.telegramId));
    const again = await kollab.person({ telegramId: zoya.telegramId, firstName: 'Зоя' });
    const standing = await kollab.db
      .selectFrom('users')
      .where('id', '=', again.id)
      .select(['suspended_at', 'hidden_at'])
      .executeTakeFirstOrThrow();
    expect(Object.values(standing).filter(Boolean)).toHaveLength(1);
    expect(await kollab.db.selectFrom('sanctions_kept').selectAll().execute()).toEqual([]);
    await release(vera, again);
    await gone(kollab, again);
    const free = await kollab.person({ telegramId: zoya.telegramId, firstName: 'Зоя' });
    await send(free, { major: 'Физика' });
  });
});

test('what came late is erased at a second look, and then all is done', async () => {
  await gone(kollab, zoya);
  const follows = { follower_id: zoya.id, followee_id: boris.id, created_at: new Date() };
  await kollab.db.insertInto('follows').values(follows).execute();
  const project = await sampleProject(kollab, { owner: boris, members: [zoya] });
  await eraseNow(kollab);
  expect(await names(boris, project)).toHaveLength(1);
  kollab.passTime(2 * 60_000);
  await eraseNow(kollab);
  const left = kollab.db.selectFrom('follows').where('follower_id', '=', zoya.id);
  expect(await left.selectAll().execute()).toEqual([]);
  const { deletes_at: next } = await kollab.db
    .selectFrom('users')
    .where('id', '=', zoya.id)
    .select('deletes_at')
    .executeTakeFirstOrThrow();
  expect(next).toBeNull();
});

test('one who cannot be erased holds nobody else up, and is tried again whole', async () => {
  await sql`create function trap() returns trigger language plpgsql as $$ begin
    if old.follower_id = ${sql.lit(zoya.id)} then raise exception 'trapped'; end if;
    return old; end $$`.execute(kollab.db);
  await sql`create trigger trap before delete on follows
    for each row execute function trap()`.execute(kollab.db);
  const project = await sampleProject(kollab, { owner: zoya, members: [olga] });
  await followIt(zoya, olga);
  await leave(zoya);
  await expect(gone(kollab, boris)).rejects.toThrow('trapped');
  expect(await names(olga, project)).toEqual(['Зоя Лис', 'Ольга']);
  await expect(looksAt(olga, boris).byId()).rejects.toMatchObject({ statusCode: 404 });
  await sql`drop function trap() cascade`.execute(kollab.db);
  await eraseNow(kollab);
  expect(await names(olga, project)).toEqual(['Ольга']);
});
