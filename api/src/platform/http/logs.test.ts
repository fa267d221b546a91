import {
  apply,
  getOrCreateUser,
  requestContact,
  searchUsers,
  sendToModeration,
  updateProfile,
} from '@kollab/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { botToken, initData } from '#test/init-data.ts';
import { sampleProject } from '#test/sample-project.ts';
import { botApiToken, sharedApp, type TestApp } from '#test/test-app.ts';
import { logSerializers } from './log-serializers.ts';

let lines: string[];
const kollab = sharedApp({ logLevel: 'trace' });
beforeAll(() => {
  lines = catchLog(kollab);
});

function catchLog({ app }: TestApp) {
  const written: string[] = [];
  const stream = Object.getOwnPropertySymbols(app.log).find(
    ({ description }) => description === 'pino.stream',
  );
  if (!stream) throw new Error('the log has no stream');
  Object.assign(app.log, { [stream]: { write: (line: string) => written.push(line) } });
  return written;
}

const secret = {
  letter: 'Сокровенное письмо владельцу',
  note: 'Напишите мне на тайный адрес',
  phone: '+79991234567',
  email: 'anya.secret@example.org',
  description: 'Личное описание никому',
  query: 'тайныйзапрос',
};
const telegramId = 5_000_001_234;
const signed = () => initData({ telegramId, firstName: 'Аня', lastName: 'Тайная' });

const raw = (path: string, init: RequestInit = {}) =>
  fetch(kollab.baseUrl + path, init).then((answer) => answer.text());

test('the log of ordinary and hostile requests holds nobody’s secrets', async () => {
  const data = signed();
  const hash = new URLSearchParams(data).get('hash') ?? '';
  const headers = { authorization: `tma ${data}`, 'content-type': 'application/json' };
  const [anya, owner] = [await kollab.person({ telegramId }), await kollab.person()];
  const project = await sampleProject(kollab, { owner });
  const ids = { projectId: project.id, vacancyId: project.vacancyIds[0] ?? '' };
  const params = { telegramId };
  const application = { ...ids, telegramId, coverLetter: secret.letter };

  const form = new FormData();
  form.set('image', new Blob(['no picture']), 'photo.png');
  await raw(`/api/User/upload-avatar?telegramId=${telegramId}`, {
    method: 'POST',
    headers: { authorization: headers.authorization },
    body: form,
  });
  await anya.call(getOrCreateUser, { body: { telegramId } });
  await anya.call(updateProfile, {
    params,
    body: { phone: secret.phone, email: secret.email },
  });
  await anya.call(sendToModeration, {
    body: { telegramId, changes: { description: secret.description } },
  });
  await anya.call(apply, { body: application });
  await anya.call(requestContact, { params: { id: owner.id }, body: { text: secret.note } });
  await anya.call(searchUsers, { query: { query: secret.query } });

  await sql`alter table applications add constraint only_short
    check (length(cover_letter) < 3) not valid`.execute(kollab.db);
  const other = await kollab.person();
  const failing = other.call(apply, { body: { ...application, telegramId: other.telegramId } });
  await expect(failing).rejects.toMatchObject({ statusCode: 500 });
  await sql`alter table users rename column phone to phone_of`.execute(kollab.db);
  await raw(`/api/User/${anya.id}`, { headers });
  await sql`alter table users rename column phone_of to phone`.execute(kollab.db);
  await raw('/api/User/apply', {
    method: 'POST',
    headers,
    body: `{"coverLetter":"${secret.letter}`,
  });
  await raw('/api/User/apply', { method: 'POST', headers, body: `"${secret.letter}"` });
  await raw(`/api/User/tags?tgWebAppData=${encodeURIComponent(data)}`);
  await raw(`/api/User/search-users?${data}`, { headers });
  await raw(`/start/${data}`);
  await raw(`/api/${encodeURIComponent(data)}`, { headers });
  await raw(`/file/bot${botToken}/photo.jpg`);
  await raw(`/api/User/tags`, { headers: { authorization: `tma ${data}x` } });
  await raw(`/api/User/tags`, { headers: { authorization: `Bearer ${botApiToken}x` } });
  await raw(`/api/User/tags`, { headers: { cookie: data, 'x-request-id': data } });
  await raw(`/api/User/tags`, { headers: { 'x-forwarded-for': data, 'user-agent': data } });

  const log = lines.join('');
  expect(log).toContain('only_short');
  expect(lines.length).toBeGreaterThan(10);
  const hidden = {
    ...secret,
    data,
    hash,
    encoded: encodeURIComponent(data).slice(0, 60),
    botToken,
    botApiToken,
    surname: 'Тайная',
  };
  for (const [name, text] of Object.entries(hidden)) {
    expect(log.includes(text), `${name} is in the log`).toBe(false);
  }
});

test('an error is written without the values it is about', () => {
  const failure = Object.assign(
    new Error('invalid input syntax for type uuid: "Сокровенное"', {
      cause: Object.assign(new Error(`GET https://api.telegram.org/bot${botToken}/getMe`), {
        response: 'Сокровенное',
      }),
    }),
    {
      code: '22P02',
      detail: 'Failing row contains (Сокровенное)',
      where: 'unnamed portal parameter $1 = «Сокровенное»',
      query: 'select Сокровенное',
      parameters: ['Сокровенное'],
      table: 'users',
      constraint: 'users_key',
    },
  );
  const written = logSerializers.err(failure);
  const text = JSON.stringify(written);
  expect(text).not.toMatch(/Сокровенное/);
  expect(text).not.toContain(botToken);
  expect(written).toMatchObject({
    type: 'Error',
    message: 'invalid input syntax for type uuid: …',
    code: '22P02',
    table: 'users',
    constraint: 'users_key',
    stack: expect.stringMatching(/^\s+at .+logs\.test\.ts/),
    cause: { message: 'GET https://api.telegram.org/bot[secret]/getMe' },
  });
});

test.each([
  ['connect to postgres://kollab:word@db:5432/kollab', 'connect to [secret]db:5432/kollab'],
  ['Authorization: tma user=1&hash=ab', 'Authorization: [secret]'],
  ['Bearer abcdef', '[secret]'],
  ['an ordinary sentence, with 12:30 in it', 'an ordinary sentence, with 12:30 in it'],
])('of «%s» the log keeps «%s»', (text, kept) => {
  expect(logSerializers.reason(text)).toBe(kept);
});
