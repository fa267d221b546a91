import {
  getOrCreateUser,
  getStats,
  getUser,
  getUserByTelegram,
  grantModerator,
  listProjectsOf,
  listSubmittedProfiles,
  sendToModeration,
  takeModerator,
} from '@kollab/contract';
import { User } from '@kollab/contract/schemas';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { refused, sharedApp, type TestApp } from '#test/test-app.ts';

const kollab = sharedApp();

let nextId = 6_000_000_000;
const signIn = (given: Parameters<TestApp['as']>[0]) =>
  kollab.as(given)(getOrCreateUser, { body: { telegramId: given.telegramId } });

describe('signing in', () => {
  test('makes a person from what Telegram says of them', async () => {
    const telegramId = nextId++;
    const names = { firstName: 'Аня 🦊', lastName: 'Ковалёва', username: 'anya_k' };
    expect(await signIn({ telegramId, ...names })).toMatchObject({
      telegramId,
      username: 'anya_k',
      firstName: 'Аня',
      lastName: 'Ковалёва',
      links: [{ type: 'Telegram', url: 'https://t.me/anya_k' }],
      role: 'user',
      moderationStatus: null,
      pendingChanges: [],
      birthDate: null,
      photo: null,
    });
  });

  test('again finds the same person', async () => {
    const telegramId = nextId++;
    const first = await signIn({ telegramId, firstName: 'Аня' });
    expect(await signIn({ telegramId, firstName: 'Анна' })).toEqual(first);
  });

  test('twenty times at once makes one person', async () => {
    const telegramId = nextId++;
    const person = { telegramId, username: 'twenty' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(person)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.map(({ links }) => links.length)).toEqual(answers.map(() => 1));
  });

  test('takes digits in a text for a telegramId', async () => {
    const telegramId = nextId++;
    const answer = await kollab.fetchAs({ telegramId }, '/api/User/get-or-create', {
      telegramId: String(telegramId),
    });
    expect(await answer.json()).toMatchObject({ telegramId });
  });

  test('names a person whom the bot met first', async () => {
    const telegramId = nextId++;
    const met = await kollab.botFor(telegramId)(getOrCreateUser, { body: { telegramId } });
    expect(met).toMatchObject({ firstName: '', username: null, links: [] });
    const anya = { telegramId, firstName: 'Аня', lastName: 'Ковалёва', username: 'anya_k2' };
    expect(await signIn(anya)).toMatchObject({ id: met.id, ...anya });
    const again = await kollab.botFor(telegramId)(getOrCreateUser, { body: { telegramId } });
    expect(again).toMatchObject({ ...anya, links: [{ url: 'https://t.me/anya_k2' }] });
  });
});

describe('the public profile', () => {
  const filled = {
    phone: '+7 900',
    email: 'a@b.ru',
    middle_name: 'Ивановна',
    university: 'МГУ',
    course: 3,
    major: 'Физика',
    photo: '/uploads/a.webp',
    description: 'Обо мне',
    status_short: 'Ищу команду',
    status_long: JSON.stringify(['Пишу на Go']),
    tags: JSON.stringify(['C#']),
    links: JSON.stringify([{ type: 'Сайт', url: 'https://a.ru' }]),
    rejection_reason: 'Нет',
    moderation_status: 'Rejected',
    status_updated_at: new Date(),
  } as const;
  const hidden = ['phone', 'email', 'birthDate', 'role', 'moderationStatus'];
  const alsoHidden = ['statusUpdatedAt', 'rejectionReason', 'contactVisibility', 'version'];

  const fill = (id: string, approved: Date | null) =>
    kollab.set('users', { id }, { ...filled, approved_at: approved });

  test('shows what was approved and keeps to its owner what is private', async () => {
    const anya = await kollab.person({ username: 'anya_public' });
    await fill(anya.id, new Date());
    await anya.call(sendToModeration, {
      body: { telegramId: anya.telegramId, changes: { major: 'Химия' } },
    });
    const own: User = await anya.call(getUser, { params: { id: anya.id } });
    expect(own).toMatchObject({ phone: '+7 900', email: 'a@b.ru', major: 'Химия', role: 'user' });
    const nulls = Object.fromEntries([...hidden, ...alsoHidden].map((key) => [key, null]));
    const expected = { ...own, ...nulls, major: 'Физика', pendingChanges: [] };
    const readers = [kollab.anonymous, (await kollab.moderator()).call, kollab.bot];
    for (const read of [...readers, (await kollab.person()).call]) {
      const seen = await read(getUser, { params: { id: anya.telegramId } });
      expect(seen).toEqual(expected);
      expect(Object.keys(seen).toSorted()).toEqual(Object.keys(User.def.shape).toSorted());
    }
  });

  test('of a person never approved is a name and a photo', async () => {
    const anya = await kollab.person({ firstName: 'Аня', lastName: 'К', username: 'anya_new' });
    await fill(anya.id, null);
    const reader = await kollab.person();
    const seen = await reader.call(getUser, { params: { id: anya.id } });
    const known = { ...seen, id: '', telegramId: 0 };
    const said = Object.entries(known).filter(([, value]) => [value].flat().some(Boolean));
    expect(Object.fromEntries(said)).toEqual({
      firstName: 'Аня',
      lastName: 'К',
      photo: '/uploads/a.webp',
    });
  });

  test('of a person never approved is there for nobody who does not say who they are', async () => {
    const { id, telegramId } = await kollab.person({ firstName: 'Аня', username: 'anya_shy' });
    for (const ref of [id, telegramId]) {
      const looks = [
        () => kollab.anonymous(getUser, { params: { id: ref } }),
        () => kollab.anonymous(getUserByTelegram, { params: { telegramId } }),
        () => kollab.anonymous(getStats, { params: { id: ref } }),
        () => kollab.anonymous(listProjectsOf, { params: { telegramId }, query: {} }),
        () => kollab.bot(getUser, { params: { id: ref } }),
      ];
      for (const look of looks) {
        await expect(look()).rejects.toMatchObject(refused('userNotFound', 404));
      }
    }
  });

  test('is found by our id in any case and by telegramId', async () => {
    const { id, telegramId } = await kollab.approved();
    for (const ref of [id, id.toUpperCase(), telegramId, String(telegramId), `0${telegramId}`]) {
      const answer = await fetch(`${kollab.baseUrl}/api/User/${ref}`);
      expect(await answer.json()).toMatchObject({ id, telegramId });
    }
  });

  test('of nobody is not found', async () => {
    for (const id of [randomUUID(), 1, 2 ** 53 - 1]) {
      await expect(kollab.anonymous(getUser, { params: { id } })).rejects.toMatchObject({
        statusCode: 404,
        code: 'userNotFound',
        message: 'Профиль не найден',
      });
    }
  });
});

describe('the role of moderator', () => {
  const changesOf = (id: string) =>
    kollab.db
      .selectFrom('role_changes')
      .where('user_id', '=', id)
      .select(['role', 'changed_by'])
      .orderBy('id')
      .execute();

  test('is given and taken by an admin, on record, from the next request on', async () => {
    const [admin, vera] = [await kollab.admin(), await kollab.person()];
    const params = { id: vera.id };
    const queue = () => vera.call(listSubmittedProfiles, { query: { limit: 1 } });
    const { telegramId } = vera;
    await expect(queue()).rejects.toMatchObject({ statusCode: 403 });
    expect(await admin.call(grantModerator, { params })).toEqual({ telegramId, role: 'moderator' });
    expect(await queue()).toEqual(expect.any(Array));
    expect((await vera.call(getUser, { params })).role).toBe('moderator');
    expect(await admin.call(takeModerator, { params })).toEqual({ telegramId, role: 'user' });
    await expect(queue()).rejects.toMatchObject({ statusCode: 403 });
    expect(await changesOf(vera.id)).toEqual([
      { role: 'moderator', changed_by: admin.id },
      { role: 'user', changed_by: admin.id },
    ]);
    const news = kollab.db.selectFrom('notifications').where('recipient_id', '=', vera.id);
    expect(await news.select(['kind', 'payload']).orderBy('created_at').execute()).toEqual([
      { kind: 'roleChanged', payload: { isModerator: true } },
      { kind: 'roleChanged', payload: { isModerator: false } },
    ]);
  });

  test('given twice, even at once, is recorded once', async () => {
    const [admin, vera] = [await kollab.admin(), await kollab.person()];
    const params = { id: vera.telegramId };
    await Promise.all([1, 2, 3].map(() => admin.call(grantModerator, { params })));
    await admin.call(grantModerator, { params });
    expect(await changesOf(vera.id)).toHaveLength(1);
  });

  test('cannot be given to nobody', async () => {
    const admin = await kollab.admin();
    await expect(
      admin.call(grantModerator, { params: { id: randomUUID() } }),
    ).rejects.toMatchObject(refused('userNotFound', 404));
  });

  test('leaves an admin an admin', async () => {
    const admin = await kollab.admin();
    const params = { id: admin.id };
    expect((await admin.call(takeModerator, { params })).role).toBe('admin');
    expect((await admin.call(getUser, { params })).role).toBe('admin');
  });
});
