import {
  blockUser,
  getOrCreateUser,
  getUser,
  listBlocked,
  listFollowers,
  listPendingProfileChanges,
  listSubmittedProfiles,
  searchUsers,
  type User,
} from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { applyTo } from '#test/steps/applications.ts';
import { ask } from '#test/steps/contacts.ts';
import { approve, decide, reject, save, send, take } from '#test/steps/profiles.ts';
import { read } from '#test/steps/projects.ts';
import { followIt } from '#test/steps/reports.ts';
import { sampleProject } from '#test/sample-project.ts';
import { shared, sharedApp, type Someone } from '#test/test-app.ts';
import { screenNames } from './name-screening.service.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = shared(() => kollab.person({ firstName: 'Аня' }));

const look = ({ call }: Pick<Someone, 'call'>, { id }: { id: string }): Promise<User> =>
  call(getUser, { params: { id } });
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
const found = async (query: string) =>
  (await anya.call(searchUsers, { query: { query } })).map(({ id }) => id);

describe.each([
  ['Служба', 'Безопасности', 'serviceWord'],
  ['Ивaн', 'Петров', 'mixedAlphabets'],
])('somebody whom Telegram calls %s %s', (firstName, lastName, warning) => {
  test('is shown to others without that name, until a moderator approved it', async () => {
    const given = { firstName, lastName };
    const ivan = await kollab.person(given);
    const own = await look(ivan, ivan);
    expect(own).toMatchObject(given);
    expect(own.pendingChanges[0]).toMatchObject({ warning, state: 'draft' });
    for (const reader of [anya, vera]) expect(nameOf(await look(reader, ivan))).toBe('');
    expect(await found(`${firstName} ${lastName}`)).not.toContain(ivan.id);

    await send(ivan);
    const queue = await vera.call(listSubmittedProfiles, { query: {} });
    const item = queue.find(({ userId }) => userId === ivan.id);
    expect(item).toMatchObject(given);
    expect(item?.changes.every((change) => change.warning === warning)).toBe(true);
    const changes = await vera.call(listPendingProfileChanges, { query: {} });
    const listed = changes.filter(({ userId }) => userId === ivan.id);
    expect(listed.map((change) => change.warning)).toContain(warning);

    await approve(vera, ivan);
    for (const reader of [anya, vera, { call: kollab.anonymous }]) {
      expect(await look(reader, ivan)).toMatchObject(given);
    }
    expect((await look(ivan, ivan)).pendingChanges).toEqual([]);
    expect(await found(`${firstName} ${lastName}`)).toContain(ivan.id);
  });
});

test('the name is held wherever people are named', async () => {
  await take(kollab);
  const bait = await kollab.person({
    firstName: 'Поддержка',
    lastName: 'Kollab',
    username: 'bait',
  });
  const project = await sampleProject(kollab, { owner: anya, members: [bait] });
  await followIt(bait, anya);
  await ask(bait, anya, 'Откройте ссылку');
  await anya.call(blockUser, { params: { id: (await kollab.person()).id }, body: {} });
  const ilya = await kollab.person();
  await applyTo(ilya, await sampleProject(kollab, { owner: bait }));
  const answers = [
    await read(anya, project),
    await anya.call(listFollowers, { params: { id: anya.id } }),
    await anya.call(listBlocked, { params: { telegramId: anya.telegramId }, query: {} }),
    await read(ilya, await sampleProject(kollab, { owner: bait })),
    await take(kollab),
  ];
  for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/Поддержка|Kollab/);
  expect(JSON.stringify(answers)).toContain('"name":"Пользователь"');
});

test('a moderator’s card says the name and why it waits', async () => {
  await take(kollab);
  await send(await kollab.person({ firstName: 'Модератор' }), { major: 'Физика' });
  expect((await take(kollab)).map(({ event }) => event)).toContainEqual(
    expect.objectContaining({
      kind: 'moderationCard',
      card: expect.objectContaining({
        name: 'Модератор',
        changes: expect.arrayContaining([
          expect.objectContaining({ changeType: 'firstName', warning: 'serviceWord' }),
        ]),
      }),
    }),
  );
});

test('a moderator may approve the rest without it', async () => {
  const bait = await kollab.person({ firstName: 'Админ' });
  await send(bait, { major: 'Физика' });
  await decide(vera, bait, { firstName: 'Назовитесь по имени' });
  expect(await look(anya, bait)).toMatchObject({ firstName: '', major: 'Физика' });
});

test('a name that was rejected is held on, at the next sign-in too', async () => {
  const given = { firstName: 'Модератор', telegramId: 8_800_000_001 };
  const bait = await kollab.person(given);
  await send(bait);
  await reject(vera, bait, 'Назовитесь по имени');
  await kollab.as(given)(getOrCreateUser, { body: { telegramId: given.telegramId } });
  expect(nameOf(await look(anya, bait))).toBe('');
  await save(bait, 'firstName', 'Олег');
  await send(bait);
  await approve(vera, bait);
  expect(nameOf(await look(anya, bait))).toBe('Олег');
});

test('moderators are warned of a new name of somebody approved', async () => {
  const oleg = await kollab.approved({ firstName: 'Олег', lastName: 'Ким' });
  await send(oleg, { lastName: 'Поддержка' });
  const queue = await vera.call(listSubmittedProfiles, { query: {} });
  expect(queue.find(({ userId }) => userId === oleg.id)).toMatchObject({
    firstName: 'Олег',
    lastName: 'Ким',
    changes: [{ newValue: 'Поддержка', warning: 'serviceWord' }],
  });
});

describe('people who were there before names were held', () => {
  const older = async (firstName: string, more: object = {}) => {
    const person = await kollab.person({ firstName: 'Олег' });
    const set = kollab.db.updateTable('users').set({ first_name: firstName, ...more });
    await set.where('id', '=', person.id).execute();
    return person;
  };

  test('are looked through once, however many do it', async () => {
    const photo = { photo: '/uploads/a.webp', telegram_photo_url: 'https://t.me/i/userpic/a.jpg' };
    const bait = await older('Служба', photo);
    const waiting = await older('Kollab');
    await send(waiting, { major: 'Физика' });
    const typed = await older('Модератор');
    await save(typed, 'firstName', 'Яна');
    const known = await older('Бот', { approved_at: new Date() });
    const honest = await older('Ботова');
    await Promise.all([screenNames(kollab.context), screenNames(kollab.context)]);
    await screenNames(kollab.context);
    expect(await look(anya, bait)).toMatchObject({ firstName: '', photo: null });
    expect(await look(bait, bait)).toMatchObject({ firstName: 'Служба' });
    expect(nameOf(await look(anya, waiting))).toBe('');
    expect(nameOf(await look(anya, typed))).toBe('');
    expect(await look(typed, typed)).toMatchObject({ firstName: 'Яна' });
    expect(nameOf(await look(anya, known))).toBe('Бот');
    expect(nameOf(await look(anya, honest))).toBe('Ботова');
    await approve(vera, waiting);
    expect(nameOf(await look(anya, waiting))).toBe('Kollab');
    const late = await older('Модератор');
    await screenNames(kollab.context);
    expect(nameOf(await look(anya, late))).toBe('Модератор');
  });
});
