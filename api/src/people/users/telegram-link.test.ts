import { getOrCreateUser, getUser, type Link, saveChange, type User } from '@kollab/contract';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();

const site = { type: 'Сайт', url: 'https://a.ru' };
const telegram = (username: string, type = 'Telegram') => ({
  type,
  url: `https://t.me/${username}`,
});

const signIn = async ({ telegramId }: User, username?: string) =>
  (await kollab.as({ telegramId, username })(getOrCreateUser, { body: { telegramId } })).links;

const publish = (id: string, links: Link[]) =>
  kollab.set('users', { id }, { links: JSON.stringify(links), approved_at: new Date() });

const keepOnly = async (person: User, links: Link[]) => {
  const { telegramId } = person;
  const call = kollab.as({ telegramId, username: person.username ?? undefined });
  await call(saveChange, { body: { telegramId, changeType: 'links', newValue: links } });
};

test('who has no username has no link to Telegram', async () => {
  const anya = await kollab.person();
  expect(anya.links).toEqual([]);
  expect(await signIn(anya)).toEqual([]);
});

test('the link follows a changed username and keeps its place', async () => {
  const anya = await kollab.person({ username: 'anya_1' });
  await publish(anya.id, [telegram('anya_1'), site]);
  expect(await signIn(anya, 'anya_2')).toEqual([telegram('anya_2'), site]);
  expect(await signIn(anya)).toEqual([site]);
  expect(await signIn(anya, 'anya_3')).toEqual([site, telegram('anya_3')]);
});

test('the link its owner deleted stays away', async () => {
  const anya = await kollab.person({ username: 'anya_4' });
  await publish(anya.id, [telegram('anya_4'), site]);
  await keepOnly(anya, [site]);
  expect(await signIn(anya, 'anya_4')).toEqual([site]);
  expect(await signIn(anya, 'anya_5')).toEqual([site]);
});

test('the link its owner put back is theirs to keep', async () => {
  const anya = await kollab.person({ username: 'anya_6' });
  await keepOnly(anya, []);
  await publish(anya.id, [telegram('anya_6')]);
  expect(await signIn(anya, 'anya_6')).toEqual([telegram('anya_6')]);
  expect(await signIn(anya, 'anya_7')).toEqual([telegram('anya_7')]);
});

test('the link its owner renamed is not added again', async () => {
  const anya = await kollab.person({ username: 'anya_8' });
  await publish(anya.id, [telegram('anya_8', 'Личка')]);
  expect(await signIn(anya, 'anya_8')).toEqual([telegram('anya_8', 'Личка')]);
  expect(await signIn(anya, 'anya_9')).toEqual([telegram('anya_9', 'Личка')]);
});

test('a link to somewhere else that is called Telegram is left alone', async () => {
  const anya = await kollab.person();
  await publish(anya.id, [telegram('channel')]);
  expect(await signIn(anya, 'anya_10')).toEqual([telegram('channel')]);
});

test('a username that passes to somebody else no longer leads to who had it', async () => {
  const anya = await kollab.person({ username: 'Passed_On' });
  await publish(anya.id, [site, telegram('Passed_On')]);
  const boris = await kollab.person({ username: 'passed_on' });
  expect(await signIn(boris, 'passed_on')).toEqual([telegram('passed_on')]);
  const seen = await boris.call(getUser, { params: { id: anya.telegramId } });
  expect([seen.username, seen.links]).toEqual([null, [site]]);
  expect(await signIn(anya, 'anya_12')).toEqual([site, telegram('anya_12')]);
});

test('a full list of links stays within its limit', async () => {
  const anya = await kollab.person();
  const full = Array.from({ length: 20 }, (_, index) => ({ ...site, type: `Сайт ${index}` }));
  await publish(anya.id, full);
  expect(await signIn(anya, 'anya_11')).toEqual(full);
});
