import { ErrorReply } from '@kollab/contract/schemas';
import { describe, expect, test } from 'vitest';
import * as projects from '#test/steps/projects.ts';
import { sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();

const telegramId = 5_000_000_777;
const send = (method: 'POST' | 'PUT' | 'PATCH', path: string, body: unknown) =>
  kollab.fetchAs({ telegramId }, `/api/User/${path}`, body, method);

const calls: [string, (field: string, value: unknown) => ReturnType<typeof send>][] = [
  ['a PATCH', (field, value) => send('PATCH', `update-profile/${telegramId}`, { [field]: value })],
  ['a PUT', (field, value) => send('PUT', String(telegramId), { [field]: value })],
  [
    'save-change',
    (changeType, newValue) => send('POST', 'save-change', { telegramId, changeType, newValue }),
  ],
  [
    'send-to-moderation',
    (field, value) =>
      send('POST', 'send-to-moderation', { telegramId, changes: { [field]: value } }),
  ],
];

const site = (url: string) => [{ type: 'Сайт', url }];
const work = (more: object) => [
  { company: 'a', department: 'b', role: 'c', workDurationYears: 1, ...more },
];

describe.each(calls)('%s', (_, call) => {
  test.each([
    ['links', site('http://127.0.0.1'), 'unsafeLink'],
    ['links', site('https://.a.b'), 'unsafeLink'],
    ['links', site('https://аррӏе.com'), 'lookalikeLink'],
    ['links', site('https://xn--80ak6aa92e.com'), 'lookalikeLink'],
    ['links', site('https://օոս.com'), 'lookalikeLink'],
    ['tags', ['Go', '😀😀'], 'wordlessTag'],
    ['experiences', work({ startDate: '0001-01-01' }), 'impossiblePeriod'],
    ['experiences', work({ endDate: '9999-12-31' }), 'impossiblePeriod'],
    ['experiences', work({ workDurationYears: 1e-300 }), 'impossiblePeriod'],
    ['experiences', work({ startDate: '2024-02-02', endDate: '2024-02-01' }), 'impossiblePeriod'],
    ['major', 'a'.repeat(101), 'badInput'],
  ])('refuses %s %j with %s, which says why', async (field, value, code) => {
    const answer = await call(field, value);
    const reply = ErrorReply.parse(await answer.json());
    expect([answer.status, reply.code]).toEqual([400, code]);
    expect(reply.details?.field).toContain(field);
  });

  test('takes an honest Cyrillic address, also as browsers copy it', async () => {
    const links = [...site('https://пример.рф'), ...site('https://xn--e1afmkfd.xn--p1ai')];
    expect((await call('links', links)).status).toBe(200);
    expect((await call('links', site(`https://a.ru/${Math.random()}`))).status).toBe(200);
  });
});

test('blank tags are passed over in profiles, projects and vacancies, which need one that is not', async () => {
  const anna = await projects.author(kollab);
  const tags = ['React', '', { tagName: ' ' }, '\u3164'];
  const vacancy = projects.vacancyInput({ tags });
  const project = await projects.create(anna, { tags, vacancies: [vacancy] });
  expect([project.tags, project.vacancies[0]?.tags]).toEqual([
    [{ tagName: 'React' }],
    [{ tagName: 'React' }],
  ]);
  const blank = projects.create(anna, { vacancies: [{ ...vacancy, tags: ['', ' '] }] });
  await expect(blank).rejects.toMatchObject({ code: 'incompleteVacancy' });
});

test('what nobody sees makes no second name of the same look', async () => {
  const anna = await projects.author(kollab);
  const hidden = [
    'React',
    'Rea\u034Fct',
    'Re\u{E0041}act',
    'R\u061Ceact',
    'React\uFE0F',
    'Rea\u200Dct',
  ];
  const name = Array.from('Карта', (letter) => letter + '\u0334\u0322\u031B\u0341'.repeat(9)).join(
    '',
  );
  const project = await projects.create(anna, { name, tags: hidden });
  expect(project.tags).toEqual([{ tagName: 'React' }]);
  expect(project.name.length).toBeLessThan(21);
});
