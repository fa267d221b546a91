import { getNotificationSettings, type Request, setNotificationSettings } from '@kollab/contract';
import { expect, test } from 'vitest';
import { refused, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();

type Changes = Request<typeof setNotificationSettings>['body'];

const read = (of: Someone, by = of) =>
  by.call(getNotificationSettings, { params: { telegramId: of.telegramId } });
const set = (of: Someone, body: Changes, by = of) =>
  by.call(setNotificationSettings, { params: { telegramId: of.telegramId }, body });

const defaults = {
  modes: {
    applications: 'instant',
    invitations: 'instant',
    team: 'instant',
    contacts: 'instant',
    matching: 'instant',
    reminders: 'instant',
    moderation: 'instant',
  },
  quietFrom: null,
  quietTo: null,
  timeZone: 'Europe/Moscow',
  digestAt: 1140,
  language: null,
  awayUntil: null,
  viewsCounted: true,
} as const;

test('until something is set all comes at once, and the digest is at seven in Moscow', async () => {
  expect(await read(await kollab.person())).toEqual(defaults);
});

test('what is given is changed, the rest stays', async () => {
  const anya = await kollab.person();
  await set(anya, { modes: { team: 'off' }, timeZone: 'Asia/Vladivostok' });
  const after = await set(anya, { modes: { contacts: 'digest' }, quietFrom: 1380, quietTo: 480 });
  const expected = {
    modes: { ...defaults.modes, team: 'off', contacts: 'digest' },
    quietFrom: 1380,
    quietTo: 480,
    timeZone: 'Asia/Vladivostok',
    digestAt: 1140,
    language: null,
    awayUntil: null,
    viewsCounted: true,
  };
  expect(after).toEqual(expected);
  expect(await read(anya)).toEqual(expected);
  expect(await set(anya, { quietFrom: null, quietTo: null })).toMatchObject({ quietFrom: null });
  expect(await read(await kollab.person())).toEqual(defaults);
});

test('the language that the bot writes in is chosen, and given back to Telegram', async () => {
  const anya = await kollab.person();
  expect(await set(anya, { language: 'en' })).toMatchObject({ language: 'en' });
  expect(await set(anya, { digestAt: 600 })).toMatchObject({ language: 'en' });
  expect(await set(anya, { language: null })).toMatchObject({ language: null });
  await expect(set(anya, { language: 'de' as 'en' })).rejects.toMatchObject({ statusCode: 400 });
});

test('a time zone is one by its name in the time zone database', async () => {
  const anya = await kollab.person();
  const junk = [
    'Europe/Atlantis',
    'MSK+3',
    '+03:00',
    'posix/Europe/Moscow',
    '',
    "x'; drop table --",
  ];
  for (const timeZone of junk) {
    await expect(set(anya, { timeZone })).rejects.toMatchObject(refused('badInput', 400));
  }
  expect(await read(anya)).toEqual(defaults);
  for (const timeZone of ['Asia/Kolkata', 'America/New_York', 'UTC', 'Asia/Yekaterinburg']) {
    expect(await set(anya, { timeZone })).toMatchObject({ timeZone });
  }
});

test('quiet hours need both ends, and time between them', async () => {
  const anya = await kollab.person();
  await expect(set(anya, { quietFrom: 60 })).rejects.toMatchObject({ code: 'badInput' });
  await expect(set(anya, { quietFrom: null, quietTo: 60 })).rejects.toMatchObject({
    code: 'badInput',
  });
  await set(anya, { quietFrom: 60, quietTo: 120 });
  await expect(set(anya, { quietTo: null })).rejects.toMatchObject({ code: 'badInput' });
  await expect(set(anya, { quietTo: 60 })).rejects.toMatchObject({ code: 'badInput' });
  expect(await set(anya, { quietTo: 180 })).toMatchObject({ quietFrom: 60, quietTo: 180 });
});

test('hours are those of a day, and modes and fields those there are', async () => {
  const anya = await kollab.person();
  for (const body of [
    { digestAt: 1440 },
    { quietFrom: -1, quietTo: 5 },
    { modes: { team: 'never' } },
    { modes: { projects: 'off' } },
    { digestedAt: 5 },
  ]) {
    await expect(set(anya, body as Changes)).rejects.toMatchObject({ statusCode: 400 });
  }
});

test('two changes at once are both kept', async () => {
  const anya = await kollab.person();
  await Promise.all([
    set(anya, { modes: { team: 'off' } }),
    set(anya, { modes: { contacts: 'off' } }),
    set(anya, { digestAt: 600 }),
  ]);
  expect(await read(anya)).toMatchObject({
    modes: { team: 'off', contacts: 'off' },
    digestAt: 600,
  });
});
