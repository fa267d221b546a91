import {
  downloadExport,
  limits,
  listInbox,
  setNotificationSettings,
  updateProfile,
} from '@kollab/contract';
import { on } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';
import { applyTo } from '#test/steps/applications.ts';
import { ask } from '#test/steps/contacts.ts';
import { judgeText, say, stayOf } from '#test/steps/confirmations.ts';
import { callTo, dismiss, look, skilled, wanting } from '#test/steps/matching.ts';
import { approve, reject, send, settle, take } from '#test/steps/profiles.ts';
import { complain, followIt, hide } from '#test/steps/reports.ts';
import { inviteTo } from '#test/steps/pairs.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, shared, sharedApp, type Someone } from '#test/test-app.ts';
import { storePicture } from '#test/uploads.ts';
import { twoColours } from '#test/pictures.ts';
import { files } from './export.texts.ts';
import { exportOf } from '#test/steps/account.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
beforeEach(() => kollab.db.deleteFrom('notifications').execute());
const anya = fresh(() =>
  kollab.person({ firstName: 'Аня', lastName: 'Лис', username: 'anya_lis' }),
);
const olga = fresh(() => kollab.person({ firstName: 'Ольга', username: 'olga_secret' }));

const call = async (id: string) => kollab.bot(downloadExport, { params: { id } });

async function unzip(zip: Buffer) {
  const found = new Map<string, string>();
  const opened = await promisify<Buffer, Options, ZipFile>(fromBuffer)(zip, { lazyEntries: true });
  const read = promisify<Entry, Readable>(opened.openReadStream.bind(opened));
  const entries = on(opened, 'entry', { close: ['end'] });
  opened.readEntry();
  for await (const [entry] of entries as AsyncIterable<[Entry]>) {
    found.set(entry.fileName, await text(await read(entry)));
    opened.readEntry();
  }
  return found;
}

async function received(person: Someone) {
  await exportOf(person);
  const leased = await take(kollab);
  const mine = leased.find(({ event }) => event.kind === 'accountExport');
  if (!mine) throw new Error('nothing was to be sent');
  expect(mine).toMatchObject({ telegramId: person.telegramId, isGroup: false, messageId: null });
  const zip = await buffer(await call(mine.id));
  await settle(kollab, mine, 'sent', { messageId: 1 });
  return { zip, mine, found: await unzip(zip) };
}

const parsed = (found: Map<string, string>, name: keyof typeof files) =>
  JSON.parse(found.get(`${name}.json`) ?? '') as unknown;

test('everything that is kept of a person is in it, by kind, with what it is', async () => {
  const params = { telegramId: anya.telegramId };
  await anya.call(updateProfile, { params, body: { phone: '+7 999', email: 'anya@kollab.ru' } });
  await send(anya, { major: 'Физика', tags: ['React'] });
  await approve(vera, anya);
  await send(anya, { major: 'Химия' });
  await reject(vera, anya, 'Это не направление');
  const place = await sampleProject(kollab, { owner: olga, members: [anya], name: 'Чужой' });
  const other = await sampleProject(kollab, { owner: olga, name: 'Другой' });
  const own = await sampleProject(kollab, { owner: anya, name: 'Мой', members: [olga] });
  await applyTo(anya, other, { coverLetter: 'Моё письмо' });
  await kollab.set('users', olga, { approved_at: new Date() });
  const vacant = await sampleProject(kollab, { owner: vera, name: 'Вдвоём', places: 2 });
  await inviteTo(anya, vacant, olga, { coverLetter: 'Моё вдвоём' });
  await followIt(anya, olga);
  await ask(anya, olga, 'Моя просьба');
  await complain(anya, vera, 'Моя жалоба');
  const path = await storePicture(kollab.context, anya.id, await twoColours(64, 64));
  const { found } = await received(anya);

  for (const name of Object.keys(files)) expect([...found.keys()]).toContain(`${name}.json`);
  expect(found.get('README.txt')).toContain('Чьи: Аня Лис');
  expect(parsed(found, 'profile')).toMatchObject({ phone: '+7 999', major: 'Физика' });
  expect(parsed(found, 'moderation-history')).toMatchObject([
    { kind: 'submitted' },
    { kind: 'approved' },
    { kind: 'submitted' },
    { kind: 'rejected', reason: 'Это не направление' },
  ]);
  expect(parsed(found, 'applications-sent')).toMatchObject([
    { project: 'Другой', coverLetter: 'Моё письмо', status: 'Pending' },
  ]);
  expect(parsed(found, 'pairs-sent')).toMatchObject([
    { project: 'Вдвоём', to: 'Ольга', coverLetter: 'Моё вдвоём', state: 'invited' },
  ]);
  const { found: olgas } = await received(olga);
  expect(parsed(olgas, 'pairs-received')).toMatchObject([{ project: 'Вдвоём', from: 'Аня Лис' }]);
  expect(olgas.get('pairs-received.json')).not.toContain('Моё вдвоём');
  expect(parsed(found, 'projects')).toMatchObject([
    { name: 'Мой', vacancies: [{ id: own.vacancyIds[0] }], participants: [{}, { name: 'Ольга' }] },
  ]);
  expect(parsed(found, 'teams')).toMatchObject([{ project: 'Чужой' }, { project: 'Мой' }]);
  expect(parsed(found, 'following')).toMatchObject([{ name: 'Ольга' }]);
  expect(parsed(found, 'contact-requests-sent')).toMatchObject([{ text: 'Моя просьба' }]);
  expect(parsed(found, 'reports')).toMatchObject([{ text: 'Моя жалоба', category: 'spam' }]);
  expect(parsed(found, 'notifications')).toContainEqual(
    expect.objectContaining({ text: 'Ваш профиль одобрен: теперь его видят все.' }),
  );
  expect(found.has(`pictures/${path.replace('/uploads/', '')}`)).toBe(true);
  expect(place.id).toBeTruthy();
});

test('what was proposed, and whom one called, is in it', async () => {
  const tags = ['Оригами', 'Кириллица'];
  const kira = await skilled(kollab, vera, tags, 'Кира');
  const [own, others] = [await wanting(kollab, anya, tags), await wanting(kollab, olga, tags)];
  await send(anya, { tags });
  await approve(vera, anya);
  await look(anya, 'maybe', 6);
  await callTo(anya, own, kira);
  await callTo(olga, others, anya);
  await dismiss(anya, others, 'topic');
  await dismiss(anya, own, 'level', kira);
  const due_at = kollab.context.clock();
  const answers = { owner_id: anya.id, answer_time: 'days', due_at } as const;
  await kollab.db.insertInto('answer_times').values(answers).execute();
  const { found } = await received(anya);
  expect(parsed(found, 'profile')).toMatchObject({
    lookingForTeam: 'maybe',
    hoursAWeek: 6,
    answerTime: 'days',
  });
  const place = { project: 'Солнечная карта', vacancy: 'Разработчик' };
  expect(parsed(found, 'calls-sent')).toMatchObject([{ ...place, to: 'Кира Ким' }]);
  expect(parsed(found, 'calls-received')).toMatchObject([{ ...place, from: 'Ольга' }]);
  expect(parsed(found, 'not-for-me')).toMatchObject([
    { said: [{ reason: 'level', person: 'Кира Ким' }] },
    { said: [{ reason: 'topic', person: null }] },
  ]);
  const { found: hers } = await received(kira);
  expect(parsed(hers, 'not-for-me')).toEqual([]);
});

test('of others there are names at most: no letters, no ways to reach them, no ids of theirs', async () => {
  const own = await sampleProject(kollab, { owner: anya, name: 'Мой' });
  await applyTo(olga, own, { coverLetter: 'Чужое письмо' });
  await ask(olga, anya, 'Чужая просьба');
  await complain(olga, anya, 'Чужая жалоба');
  const { found } = await received(anya);
  const all = [...found.values()].join('\n');
  expect(all).not.toMatch(/Чуж(ое|ая) (письмо|просьба|жалоба)|olga_secret/);
  expect(all).not.toContain(String(olga.telegramId));
  expect(parsed(found, 'applications-received')).toMatchObject([{ counts: { Pending: 1 } }]);
  expect(parsed(found, 'contact-requests-received')).toMatchObject([{ from: 'Ольга' }]);
  expect(JSON.stringify(parsed(found, 'notifications'))).toContain('Новый отклик');
});

test('what an owner said of one’s work is in it while who said it is not hidden', async () => {
  const own = await sampleProject(kollab, { owner: olga, members: [anya] });
  const id = await stayOf(kollab, anya, own);
  await kollab.set('users', olga, { approved_at: new Date() });
  await say(olga, id, 'Нарисовала карту');
  await judgeText(vera, id);
  const { found } = await received(anya);
  expect(parsed(found, 'confirmed-work')).toMatchObject([{ text: 'Нарисовала карту' }]);
  kollab.passTime(2 * 24 * 60 * 60_000);
  await kollab.suspend(olga);
  const { found: later } = await received(anya);
  expect(parsed(later, 'confirmed-work')).toMatchObject([{ text: null }]);
});

test('a picture that is gone is named, and a store in trouble breaks the whole off', async () => {
  const path = await storePicture(kollab.context, anya.id, await twoColours(64, 64));
  await kollab.context.files.remove(path);
  const { found } = await received(anya);
  expect(found.get('pictures/не-вошли.txt')).toContain(path.replace('/uploads/', ''));

  const { files: store } = kollab.context;
  const inTrouble = vi.spyOn(store, 'read').mockRejectedValue(new Error('disk on fire'));
  await exportOf(anya);
  const [leased] = await take(kollab);
  await expect(call(leased?.id ?? '').then(buffer)).rejects.toThrow('terminated');
  inTrouble.mockRestore();
});

test('long lists are whole', async () => {
  const rows = Array.from({ length: 450 }, () => ({
    user_id: anya.id,
    kind: 'application' as const,
    at: new Date(),
  }));
  await kollab.db.insertInto('acts').values(rows).execute();
  const people = await kollab.db
    .insertInto('users')
    .values(rows.map((_, n) => ({ id: crypto.randomUUID(), telegram_id: 6_000_000_000 + n })))
    .returning('id')
    .execute();
  await kollab.db
    .insertInto('follows')
    .values(
      people.map(({ id }) => ({ follower_id: anya.id, followee_id: id, created_at: new Date() })),
    )
    .execute();
  const { found } = await received(anya);
  expect(parsed(found, 'following')).toHaveLength(450);
});

test('it comes at once, whatever was set, and is no entry of the inbox', async () => {
  const params = { telegramId: anya.telegramId };
  const modes = { applications: 'off', contacts: 'digest', team: 'off' } as const;
  const body = { modes, quietFrom: 0, quietTo: 1439, timeZone: 'UTC' };
  await anya.call(setNotificationSettings, { params, body });
  await received(anya);
  expect(await anya.call(listInbox, { params, query: {} })).toEqual([]);
});

test('is only there while it is about to be sent', async () => {
  const { mine } = await received(anya);
  await expect(call(mine.id)).rejects.toMatchObject({ statusCode: 404 });
  await exportOf(anya);
  const [next] = await take(kollab);
  await expect(call(next?.id ?? '')).resolves.toBeDefined();
  await expect(call(crypto.randomUUID())).rejects.toMatchObject({ statusCode: 404 });
});

test('can be had three times a day', async () => {
  for (let time = 0; time < 3; time += 1) await exportOf(anya);
  await expect(exportOf(anya)).rejects.toMatchObject(refused('dailyLimit', 429));
  kollab.passTime(limits.deletionDelay);
  await exportOf(anya);
});

test('nobody is named in it whom the person may not see', async () => {
  const hidden = await kollab.person({ firstName: 'Скрытая', lastName: 'Гостья' });
  const blocking = await kollab.person({ firstName: 'Закрытый', lastName: 'Гость' });
  await sampleProject(kollab, { owner: anya, members: [hidden, blocking] });
  for (const other of [hidden, blocking]) {
    await followIt(other, anya);
    await ask(other, anya, 'Привет!');
  }
  await hide(kollab, hidden);
  await kollab.db
    .insertInto('blocks')
    .values({ blocker_id: blocking.id, blocked_id: anya.id, created_at: new Date() })
    .execute();
  const { found } = await received(anya);
  const all = [...found.values()].join('\n');
  expect(all).not.toContain('Гость');
  expect(parsed(found, 'followers')).toMatchObject([
    { name: 'Пользователь' },
    { name: 'Пользователь' },
  ]);
});
