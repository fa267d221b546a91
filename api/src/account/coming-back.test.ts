import { listBlocked, setReachable } from '@kollab/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Person } from '#src/platform/access/actor.ts';
import { stageChanges } from '#src/people/profiles/profiles.service.ts';
import { send } from '#test/steps/profiles.ts';
import { block, followIt, hide, looksAt, release, unblock } from '#test/steps/reports.ts';
import { teamOf } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, shared, sharedApp, type Someone } from '#test/test-app.ts';
import { replacePhoto, updateUser } from '#src/people/users/users.queries.ts';
import { signIn } from '#src/people/users/signing-in.service.ts';
import { giveConsent } from './account.service.ts';
import { eraseNow, gone, leave, readAccount, stay } from '#test/steps/account.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const zoya = fresh(() =>
  kollab.person({ firstName: 'Зоя', lastName: 'Лис', username: 'zoya_lis' }),
);
const boris = fresh(() => kollab.person({ firstName: 'Борис' }));
const olga = fresh(() => kollab.person({ firstName: 'Ольга' }));

const blockedBy = async ({ call, telegramId }: Someone) => {
  const people = await call(listBlocked, { params: { telegramId }, query: {} });
  return people.map(({ id }) => id);
};
const names = async (reader: Someone, project: { id: string }) =>
  (await teamOf(reader, project)).map(({ name }) => name);

describe('who comes back', () => {
  const nothing = {
    consentedAt: null,
    consentedTo: null,
    consentWithdrawnAt: null,
    policyVersion: '1',
    deletesAt: null,
  };
  const reach = (reachable: boolean) => (bot: Pick<Someone, 'call'>) =>
    bot.call(setReachable, { body: { reachable } });
  test.each([
    ['a look at their account', readAccount, nothing],
    ['keeping it', stay, nothing],
    ['a chat that is closed', reach(false), { reachable: false }],
    ['a chat that is open', reach(true), { reachable: true }],
  ])('is not made anew by %s', async (_, step, answer) => {
    await gone(kollab, zoya);
    const { telegramId } = zoya;
    expect(await step({ call: kollab.botFor(telegramId), telegramId })).toEqual(answer);
    const made = kollab.db.selectFrom('users').where('telegram_id', '=', telegramId);
    expect(await made.selectAll().execute()).toEqual([]);
  });

  test('is blocked by whoever blocked them, and by nobody who left since', async () => {
    await block(boris, zoya);
    await block(olga, zoya);
    await gone(kollab, zoya);
    expect(await blockedBy(boris)).toEqual([]);
    await gone(kollab, olga);
    const again = await kollab.person({ telegramId: zoya.telegramId, firstName: 'Зоя' });
    expect(await blockedBy(boris)).toEqual([again.id]);
    expect(await blockedBy(olga)).toEqual([]);
    await expect(followIt(again, boris)).rejects.toMatchObject({ statusCode: 404 });
    expect(await kollab.db.selectFrom('blocks_kept').selectAll().execute()).toEqual([]);
    await unblock(boris, again);
    await gone(kollab, again);
    await kollab.person({ telegramId: zoya.telegramId });
    expect(await blockedBy(boris)).toEqual([]);
  });

  test.each([
    ['suspended', (person: Someone) => kollab.suspend(person)],
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

describe('a request that waited for the erasing', () => {
  const photoUrl = 'https://t.me/i/userpic/320/zoya.jpg';
  const rowOf = ({ id }: Someone) =>
    kollab.db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

  test('changes nothing of who left', async () => {
    const { id, telegramId } = zoya;
    const person: Person = {
      id,
      telegramId,
      role: 'user',
      isSuspended: false,
      viaBot: false,
      position: undefined,
    };
    const telegram = {
      telegramId,
      firstName: 'Зоя',
      lastName: 'Лис',
      username: 'zoya_lis',
      languageCode: 'ru',
      photoUrl: null,
    };
    await gone(kollab, zoya);
    const before = await rowOf(zoya);
    const none = { code: 'userNotFound' };
    const { context } = kollab;
    const contacts = { phone: '+79990000000', email: 'z@kollab.ru' };
    const changed = stageChanges(context, { person }, contacts);
    await expect(changed).rejects.toMatchObject(none);
    await expect(signIn(context, person, { telegram })).rejects.toMatchObject(none);
    await expect(giveConsent(context, id)).rejects.toMatchObject(none);
    const photo = { photo: 'uploads/late.webp', telegram_photo_url: photoUrl };
    expect(await replacePhoto(kollab.db, before, photo)).toBeUndefined();
    await updateUser(kollab.db, id, { phone: '+79990000000' });
    expect(await rowOf(zoya)).toEqual(before);
  });

  test('leaves nothing that the second look does not take', async () => {
    await gone(kollab, zoya);
    const before = await rowOf(zoya);
    await kollab.db
      .updateTable('users')
      .set({ phone: '+79990000000', email: 'z@kollab.ru', username: 'zoya_lis' })
      .set({ language_code: 'ru', links: '[{"type":"Telegram","url":"https://t.me/zoya_lis"}]' })
      .set({ photo: 'uploads/late.webp', telegram_photo_url: photoUrl, first_name: 'Зоя' })
      .where('id', '=', zoya.id)
      .execute();
    kollab.passTime(2 * 60_000);
    await eraseNow(kollab);
    expect(await rowOf(zoya)).toEqual({ ...before, deletes_at: null });
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
