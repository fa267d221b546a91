import {
  getUser,
  getUserByTelegram,
  setContactVisibility,
  updateLinks,
  type User,
} from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { applyTo, decide, readOne } from '#test/steps/applications.ts';
import { answer, ask, requestsOf, statusOf } from '#test/steps/contacts.ts';
import { teamOf } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const maria = fresh(() => kollab.approved({ firstName: 'Мария' }));
const ilya = fresh(async () => {
  const person = await kollab.approved({ firstName: 'Илья', username: 'Ilya_Kim' });
  await kollab.set('users', person, { links: JSON.stringify([site, own]) });
  return person;
});

const site = { type: 'Сайт', url: 'https://a.ru' };
const own = { type: 'Telegram', url: 'https://t.me/Ilya_Kim' };

const choose = ({ call, telegramId }: Someone, telegram: 'everyone' | 'request') =>
  call(setContactVisibility, { params: { telegramId }, body: { telegram } });
const keepLinks = ({ call, telegramId }: Someone, links: User['links']) =>
  call(updateLinks, { params: { telegramId }, body: { links } });
const seen = async ({ call }: Pick<Someone, 'call'>) => {
  const { username, links } = await call(getUser, { params: { id: ilya.id } });
  return { username, links };
};

async function waysTo(person: Someone) {
  const project = await sampleProject(kollab, { owner: person, members: [maria] });
  const other = await sampleProject(kollab, { owner: maria });
  await applyTo(person, other);
  await decide(maria, other, person, 'Accepted');
  const [mate] = await teamOf(maria, project);
  return [
    (await seen(maria)).username,
    (await statusOf(maria, person)).contact?.url ?? null,
    (await readOne(maria, other, person)).contact?.url ?? null,
    mate?.contactUrl ?? null,
  ];
}

const ways: [string, () => Promise<unknown>][] = [
  ['chose to be asked first', () => choose(ilya, 'request')],
  ['took the link to their Telegram away', () => keepLinks(ilya, [site])],
];

describe.each(ways)('who %s', (_, hide) => {
  test('is told to nobody else by their username, signed in or not', async () => {
    expect(await seen(maria)).toEqual({ username: 'Ilya_Kim', links: [site, own] });
    await hide();
    for (const reader of [maria, await kollab.moderator(), { call: kollab.anonymous }]) {
      expect(await seen(reader)).toEqual({ username: null, links: [site] });
    }
    const params = { telegramId: ilya.telegramId };
    const as = await ilya.call(getUserByTelegram, { params, query: { as: 'others' } });
    expect(as).toMatchObject({ username: null, links: [site] });
    expect(await ilya.call(getUserByTelegram, { params })).toMatchObject({ username: 'Ilya_Kim' });
  });

  test('has no way to them in any reply, but a request and what the bot introduces', async () => {
    await hide();
    expect(await waysTo(ilya)).toEqual([null, null, null, null]);
  });

  test('is asked, and introduced without a username once they agree', async () => {
    await hide();
    await ask(maria, ilya, 'Привет!');
    const [request] = await requestsOf(ilya);
    await answer(ilya, request?.requestId ?? '', true);
    const { telegramId } = ilya;
    expect((await statusOf(maria, ilya)).contact).toEqual({ telegramId, name: 'Илья', url: null });
  });
});

test('who opens their Telegram again, or puts the link back, is written to as before', async () => {
  await choose(ilya, 'request');
  expect((await choose(ilya, 'everyone')).contactVisibility).toMatchObject({
    telegram: 'everyone',
  });
  expect(await seen(maria)).toMatchObject({ username: 'Ilya_Kim' });
  await keepLinks(ilya, [site]);
  await keepLinks(ilya, [site, own]);
  expect(await seen(maria)).toMatchObject({ username: 'Ilya_Kim' });
});
