import { findByUsername, getOwnRole, grantModerator, listModerators } from '@kollab/contract';
import { expect, test } from 'vitest';
import { fresh, freshApp, refused, type Someone } from '#test/test-app.ts';

const kollab = freshApp();
const admin = fresh(() => kollab.admin());

const grant = ({ id }: Someone) => admin.call(grantModerator, { params: { id }, body: {} });
const find = (username: string) => admin.call(findByUsername, { params: { username } });

test('an admin sees moderators and admins by name, with since when', async () => {
  const vera = await kollab.person({ firstName: 'Вера', lastName: 'Орлова', username: 'vera_o' });
  const anya = await kollab.person({ firstName: 'Аня', lastName: 'Лис' });
  await kollab.person({ firstName: 'Борис' });
  await grant(vera);
  await grant(anya);
  const person = { username: null, role: 'moderator', since: expect.any(String) };
  expect(await admin.call(listModerators, {})).toEqual([
    { ...person, telegramId: anya.telegramId, name: 'Аня Лис' },
    { ...person, telegramId: vera.telegramId, name: 'Вера Орлова', username: 'vera_o' },
    { ...person, telegramId: admin.telegramId, name: 'Софья Белова', role: 'admin', since: null },
  ]);
});

test('a username is found with or without its @, in whatever case, and to the letter', async () => {
  const ilya = await kollab.person({ firstName: 'Илья', username: 'Ilya_Kim' });
  const card = { telegramId: ilya.telegramId, name: 'Илья', username: 'Ilya_Kim', role: 'user' };
  for (const written of ['@ilya_kim', 'ILYA_KIM', 'Ilya_Kim']) {
    expect(await find(written)).toEqual({ ...card, since: null });
  }
  for (const other of ['ilyaxkim', 'ilya']) {
    await expect(find(other)).rejects.toMatchObject(refused('userNotFound', 404));
  }
  for (const junk of ['%', 'ab', 'Илья_Ким']) {
    await expect(find(junk)).rejects.toMatchObject(refused('badInput', 400));
  }
});

test('everybody hears their own role, through the bot too', async () => {
  const vera = await kollab.moderator();
  const anya = await kollab.person();
  expect(await anya.call(getOwnRole, {})).toEqual({ role: 'user' });
  expect(await vera.call(getOwnRole, {})).toEqual({ role: 'moderator' });
  expect(await kollab.botFor(admin.telegramId)(getOwnRole, {})).toEqual({ role: 'admin' });
});
