import {
  type Link,
  sendToModeration,
  updateDescription,
  updateLinks,
  updateProfile,
  updateTags,
} from '@kollab/contract';
import { expect, test } from 'vitest';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';
import { approve, kinds, readOwn, readPublic, reject, save, send } from '#test/steps/profiles.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.person());

const params = () => ({ telegramId: anya.telegramId });
const seen = async () => ({ version: (await readOwn(anya)).version });
const stale = (field: string) => refused('staleProfile', 409, { field });
const tag = (body: string[], options = {}) =>
  anya.call(updateTags, { params: params(), body: { tags: body } }, options);
const link = (body: Link[], options = {}) =>
  anya.call(updateLinks, { params: params(), body: { links: body } }, options);
const tagsOf = async () => (await readOwn(anya)).tags.map(({ tagName }) => tagName);

test('of two devices with the same list at once one is told, and nothing is lost', async () => {
  const version = await seen();
  const lists = [['React'], ['GIS'], ['Python'], ['Go'], ['Rust']];
  const answers = await Promise.allSettled(lists.map((list) => tag(list, version)));
  const done = answers.filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(1);
  const refusals = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as unknown] : [],
  );
  expect(refusals).toMatchObject(lists.slice(1).map(() => stale('tags')));
  expect(await tagsOf()).toHaveLength(1);
});

test('devices that change different fields do not meet', async () => {
  const version = await seen();
  await tag(['React'], version);
  await link([{ type: 'Сайт', url: 'https://example.com/' }], version);
  await anya.call(
    updateDescription,
    { params: params(), body: { description: 'О себе' } },
    version,
  );
  expect(await readOwn(anya)).toMatchObject({
    tags: [{ tagName: 'React' }],
    description: 'О себе',
  });
});

test('without a version the last to write is right, as ever', async () => {
  await tag(['React']);
  await tag(['GIS']);
  expect(await tagsOf()).toEqual(['GIS']);
  await tag(['Go'], { headers: { 'if-match': '*' } });
  expect(await tagsOf()).toEqual(['Go']);
});

test('a request that comes twice, its answer lost, is no conflict with itself', async () => {
  const version = await seen();
  for (let time = 0; time < 2; time += 1) await tag(['React'], version);
  for (let time = 0; time < 2; time += 1) {
    await anya.call(
      sendToModeration,
      { body: { ...params(), changes: { tags: ['React', 'Go'] } } },
      time === 0 ? await seen() : version,
    );
  }
  expect(await tagsOf()).toEqual(['React', 'Go']);
});

test('what is sent to the moderators is what was seen, drafts of other devices too', async () => {
  const version = await seen();
  await save(anya, 'description', 'С другого устройства');
  const sending = anya.call(sendToModeration, { body: { ...params(), changes: {} } }, version);
  await expect(sending).rejects.toMatchObject(stale('description'));
  const sent = anya.call(sendToModeration, { body: { ...params(), changes: {} } }, await seen());
  expect(await sent).toMatchObject({ moderationStatus: 'Pending' });
});

test('a decision meanwhile is a change too where it changed what its owner sees', async () => {
  const vera = await kollab.moderator();
  await send(anya, { tags: ['React'] });
  const version = await seen();
  await approve(vera, anya);
  await tag(['React', 'GIS'], version);
  expect(await tagsOf()).toEqual(['React', 'GIS']);
});

const keep = (description: unknown, version: string | null) =>
  anya.call(updateProfile, { params: params(), body: { description } as object }, { version });
const approved = async () => {
  const vera = await kollab.moderator();
  await send(anya, { description: 'Было' });
  await approve(vera, anya);
  return vera;
};

test('a draft that another device sent meanwhile is not taken from the moderators', async () => {
  await approved();
  const { version } = await save(anya, 'description', 'Стало');
  await send(anya);
  await expect(keep('Было', version)).rejects.toMatchObject(stale('description'));
  expect(await readOwn(anya)).toMatchObject({
    moderationStatus: 'Pending',
    pendingChanges: [{ newValue: 'Стало', state: 'submitted' }],
  });
  expect(await kinds(anya)).not.toContain('withdrawn');
});

test.each([
  ['turned down', (vera: Someone) => reject(vera, anya, 'Не подходит никак')],
  ['approved', (vera: Someone) => approve(vera, anya)],
] as const)('a draft does not go back to what was %s meanwhile', async (_, decide) => {
  const vera = await approved();
  await send(anya, { description: 'Отправлено' });
  const { version } = await save(anya, 'description', 'Черновик');
  await decide(vera);
  await expect(keep('Отправлено', version)).rejects.toMatchObject(stale('description'));
  expect(await readOwn(anya)).toMatchObject({ description: 'Черновик' });
});

test('a draft that was taken back is not written again over another device’s', async () => {
  await approved();
  const { version } = await save(anya, 'description', 'Стало');
  const back = await keep('Было', version);
  // Its answer may get lost.
  expect((await keep('Было', version)).version).toBe(back.version);
  await save(anya, 'description', 'С другого устройства');
  await expect(keep('Стало', back.version)).rejects.toMatchObject(stale('description'));
  expect((await readOwn(anya)).description).toBe('С другого устройства');
});

test('others get no version, and nonsense for one is refused', async () => {
  expect(await readPublic(kollab, anya)).toMatchObject({ version: null });
  const nonsense = tag(['React'], { headers: { 'if-match': 'abc' } });
  await expect(nonsense).rejects.toMatchObject({
    code: 'badInput',
    details: { field: 'If-Match' },
  });
});

test('every draft is closed by the value it came from, as it is read', async () => {
  const vera = await kollab.moderator();
  const work = { department: 'ИТ', role: 'Инженер', logoUrl: null, startDate: null, endDate: null };
  const published = {
    firstName: 'Аня',
    university: 'МГУ',
    course: 2,
    statusLong: ['Пишу на Go'],
    tags: ['GIS'],
    links: [{ type: 'Сайт', url: 'https://example.com' }],
    experiences: [{ company: 'Завод', ...work, workDurationYears: 2 }],
  };
  await send(anya, published);
  await approve(vera, anya);
  const drafts = {
    firstName: 'Анна',
    university: 'СПбГУ',
    course: 3,
    statusLong: ['Пишу на Rust'],
    tags: ['React'],
    links: [{ type: 'Блог', url: 'https://example.org' }],
    experiences: [{ company: 'Банк', ...work, workDurationYears: 1 }],
  };
  await anya.call(updateProfile, { params: params(), body: drafts });
  const { pendingChanges } = await readOwn(anya);
  expect(pendingChanges.map(({ changeType }) => changeType).toSorted()).toEqual(
    Object.keys(drafts).toSorted(),
  );
  for (const { changeType, oldValue } of pendingChanges) {
    const body = { [changeType]: oldValue } as typeof drafts;
    await anya.call(updateProfile, { params: params(), body });
  }
  expect((await readOwn(anya)).pendingChanges).toEqual([]);
});
