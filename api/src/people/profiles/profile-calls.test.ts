import {
  deleteLink,
  getUser,
  putUser,
  removeTag,
  setContactVisibility,
  updateDescription,
  updateExperiences,
  updateLinks,
  updatePhoto,
  updateProfile,
  updateTags,
} from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { refused, shared, sharedApp, type Someone } from '#test/test-app.ts';
import { approve, readPublic, reject, send } from '#test/steps/profiles.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());

async function publish(person: Someone, changes: Parameters<typeof send>[1]) {
  await send(person, changes);
  await approve(vera, person);
}

const github = { type: 'GitHub', url: 'https://github.com/anya' };
const blog = { type: 'Блог', url: 'https://anya.example' };
const job = {
  company: 'Яндекс',
  department: 'Поиск',
  role: 'Стажёр',
  workDurationYears: 1,
  logoUrl: null,
  startDate: null,
  endDate: null,
};

describe('the calls of the specification stage', () => {
  test('a description, tags, links and work places', async () => {
    const { telegramId, call } = await kollab.person();
    const params = { telegramId };
    await call(updateDescription, { params, body: { description: 'Обо мне' } });
    await call(updateTags, { params, body: { tags: ['C#', 'React'] } });
    await call(updateLinks, { params, body: { links: [github] } });
    const own = await call(updateExperiences, { params, body: { experiences: [job] } });
    expect(own).toMatchObject({
      description: 'Обо мне',
      tags: [{ tagName: 'C#' }, { tagName: 'React' }],
      links: [github],
      experiences: [job],
    });
    const seen = await readPublic(kollab, { telegramId });
    expect(seen).toMatchObject({ description: '', tags: [], links: [], experiences: [] });
  });

  test.each([
    [
      'update-tags',
      ['React', { tagName: 'C++' }],
      { tags: [{ tagName: 'React' }, { tagName: 'C++' }] },
    ],
    ['update-links', [github], { links: [github] }],
    ['update-experiences', [job], { experiences: [job] }],
  ])('a bare list by %s', async (path, list, expected) => {
    const { telegramId } = await kollab.person();
    const response = await kollab.fetchAs(
      { telegramId },
      `/api/User/${path}/${telegramId}`,
      list,
      'PATCH',
    );
    expect(await response.json()).toMatchObject(expected);
  });

  test('several fields by PATCH update-profile and PUT User/{id}', async () => {
    const { id, telegramId, call } = await kollab.person();
    const first = await call(updateProfile, {
      params: { telegramId },
      body: { university: 'МГУ' },
    });
    expect(first.university).toBe('МГУ');
    for (const ref of [id, telegramId]) {
      const own = await call(putUser, {
        params: { id: ref },
        body: { major: 'Физика', course: 2 },
      });
      expect(own).toMatchObject({ university: 'МГУ', major: 'Физика', course: '2' });
    }
  });

  test('nothing of somebody else, by our id or by telegramId', async () => {
    const [anya, ilya] = [await kollab.person(), await kollab.person()];
    for (const id of [anya.id, anya.telegramId]) {
      await expect(
        ilya.call(putUser, { params: { id }, body: { major: 'Физика' } }),
      ).rejects.toMatchObject({ statusCode: 403 });
    }
  });
});

describe('taking something away', () => {
  test('removes a published tag at once, however it is written, and again changes nothing', async () => {
    const anya = await kollab.person();
    const { telegramId } = anya;
    await publish(anya, { tags: ['React', 'C#'] });
    for (let again = 0; again < 2; again += 1) {
      const own = await anya.call(removeTag, { body: { telegramId, tagName: 'react' } });
      expect(own).toMatchObject({ tags: [{ tagName: 'C#' }], pendingChanges: [] });
    }
    const seen = await kollab.anonymous(getUser, { params: { id: anya.id } });
    expect(seen.tags).toEqual([{ tagName: 'C#' }]);
  });

  test('removes the link at an index of the owner’s list, drafts included', async () => {
    const anya = await kollab.person();
    const { telegramId } = anya;
    await publish(anya, { links: [github] });
    await anya.call(updateLinks, { params: { telegramId }, body: { links: [github, blog] } });
    const own = await anya.call(deleteLink, { body: { telegramId, index: 0, url: github.url } });
    expect(own.links).toEqual([blog]);
    const seen = await kollab.anonymous(getUser, { params: { id: anya.id } });
    expect(seen.links).toEqual([]);
  });

  test('refuses an index that is not there, and a link that has moved', async () => {
    const { telegramId, call } = await kollab.person();
    await call(updateLinks, { params: { telegramId }, body: { links: [github, blog] } });
    await expect(call(deleteLink, { body: { telegramId, index: 2 } })).rejects.toMatchObject({
      statusCode: 400,
      details: { field: 'index' },
    });
    await expect(
      call(deleteLink, { body: { telegramId, index: 0, url: blog.url } }),
    ).rejects.toMatchObject(refused('linkMoved', 409));
  });
});

test('an edited link stays as approved until a moderator decides, also after a rejection', async () => {
  const anya = await kollab.person();
  await publish(anya, { links: [github, blog] });
  await send(anya, { links: [github, { ...blog, type: 'Дневник' }] });
  const see = async () =>
    (await kollab.anonymous(getUser, { params: { id: anya.id } })).links.map(({ type }) => type);
  expect(await see()).toEqual(['GitHub', 'Блог']);
  await reject(vera, anya, 'Название непонятно');
  expect(await see()).toEqual(['GitHub', 'Блог']);
});

test('a removed photo of Telegram’s stays away at the next sign-in', async () => {
  const photoUrl = 'https://t.me/i/userpic/320/a.jpg';
  const anya = await kollab.person();
  await kollab.set('users', anya, { photo: '/uploads/a.webp', telegram_photo_url: photoUrl });
  await anya.call(updatePhoto, { body: { telegramId: anya.telegramId, photo: null } });
  const again = await kollab.person({ telegramId: anya.telegramId, photoUrl });
  expect(again.photo).toBeNull();
});

describe('contacts', () => {
  test('with nothing said about them stay as they are', async () => {
    const { telegramId, call } = await kollab.person();
    const own = await call(setContactVisibility, { params: { telegramId }, body: {} });
    expect(own.contactVisibility).toEqual({
      phone: 'self',
      email: 'self',
      telegram: 'everyone',
    });
  });

  test('take effect at once and are seen by their owner only, until the owner opens them to everyone signed in', async () => {
    const [anya, ilya] = [await kollab.person(), await kollab.person()];
    const { telegramId } = anya;
    await publish(anya, { statusShort: 'Учусь' });
    const contacts = { phone: '+7 (900) 1', email: 'anya@example.org' };
    const changed = await anya.call(updateProfile, { params: { telegramId }, body: contacts });
    expect(changed).toMatchObject({ ...contacts, pendingChanges: [] });
    const see = () => ilya.call(getUser, { params: { id: telegramId } });
    expect(await see()).toMatchObject({ phone: null, email: null, contactVisibility: null });
    const own = await anya.call(setContactVisibility, {
      params: { telegramId },
      body: { email: 'everyone' },
    });
    expect(own.contactVisibility).toEqual({
      phone: 'self',
      email: 'everyone',
      telegram: 'everyone',
    });
    expect(await see()).toMatchObject({ phone: null, email: 'anya@example.org' });
    const seen = await kollab.anonymous(getUser, { params: { id: telegramId } });
    expect(seen.email).toBeNull();
  });
});

test('a photo at an address that is not the person’s own at Telegram is refused', async () => {
  const { telegramId, call } = await kollab.person();
  for (const photo of ['https://example.org/me.jpg', 'https://t.me/i/userpic/320/other.jpg', 'x']) {
    await expect(call(updatePhoto, { body: { telegramId, photo } })).rejects.toMatchObject({
      statusCode: 400,
      details: { field: 'photo' },
    });
  }
});
