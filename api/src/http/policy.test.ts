import {
  type ApiError,
  type Caller,
  callers,
  type Client,
  type Endpoint,
  policy,
} from '@kollab/contract';
import { endpoints } from '@kollab/contract/endpoints';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Someone, startTestApp, type TestApp } from '#src/testing/test-app.ts';

let kollab: TestApp;
let moderator: Someone;
let admin: Someone;
beforeAll(async () => {
  kollab = await startTestApp();
  [moderator, admin] = [await kollab.moderator(), await kollab.admin()];
});
afterAll(() => kollab.close());

/** A valid body of every call that takes one, for the person it is about. */
const bodies: Record<string, (named: Someone) => object> = {
  getOrCreateUser: ({ telegramId }) => ({ telegramId }),
  grantModerator: () => ({}),
  takeModerator: () => ({}),
  updateStatus: () => ({ shortStatus: 'Ищу команду', longStatus: ['Пишу на Go'] }),
  saveChange: ({ telegramId }) => ({ telegramId, changeType: 'major', newValue: 'Физика' }),
  sendToModeration: ({ telegramId }) => ({ telegramId, changes: { major: 'Физика' } }),
  updateDescription: () => ({ description: 'Обо мне' }),
  updateTags: () => ({ tags: ['React'] }),
  updateLinks: () => ({ links: [] }),
  updateExperiences: () => ({ experiences: [] }),
  updateProfile: () => ({ major: 'Физика' }),
  putUser: () => ({ major: 'Физика' }),
  updatePhoto: ({ telegramId }) => ({ telegramId, photo: null }),
  removeTag: ({ telegramId }) => ({ telegramId, tagName: 'React' }),
  deleteLink: ({ telegramId }) => ({ telegramId, index: 0 }),
  setContactVisibility: () => ({ phone: 'team' }),
  follow: ({ telegramId }) => ({ followerTelegramId: telegramId, followeeTelegramId: 1 }),
  unfollow: ({ telegramId }) => ({ followerTelegramId: telegramId, followeeTelegramId: 1 }),
  uploadAvatar: () => ({}),
  approveProfile: () => ({}),
  rejectProfile: () => ({ comment: 'Не видно лица' }),
  setInReview: () => ({}),
  setAllInReview: () => ({}),
  claimNotifications: () => ({ limit: 1, waitSeconds: 0 }),
  settleNotification: () => ({ lease: randomUUID(), outcome: 'sent' }),
  setReachable: () => ({ reachable: true }),
};

interface Row {
  name: string;
  endpoint: Endpoint;
}

function requestOf({ name, endpoint }: Row, named: Someone) {
  const body = bodies[name];
  if (endpoint.method !== 'GET' && !body) throw new Error(`add a sample body of ${name} here`);
  const params = { id: named.id, telegramId: named.telegramId };
  const unknown = [...endpoint.path.matchAll(/\{(\w+)\}/g)].find(
    ([, key]) => !(`${key}` in params),
  );
  if (unknown) throw new Error(`add a sample of ${unknown[0]} in a path here`);
  const query = { query: 'Аня', ...(endpoint.upload && { telegramId: named.telegramId }) };
  return { params, query, body: body?.(named) ?? {} };
}

async function clientOf(caller: Caller, named: Someone): Promise<Client> {
  if (caller === 'anonymous' || caller === 'bot') return kollab[caller];
  if (caller === 'moderator') return moderator.call;
  if (caller === 'admin') return admin.call;
  if (caller === 'suspended') await suspend(named);
  return caller === 'other' ? (await kollab.person()).call : named.call;
}

const suspend = ({ id }: Someone) =>
  kollab.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', id).execute();

const refusal = (caller: Caller) => {
  if (caller === 'anonymous') return { statusCode: 401, code: 'unauthenticated' };
  return { statusCode: 403, code: caller === 'suspended' ? 'suspended' : 'forbidden' };
};

const outcomeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => ({ statusCode: 200, code: undefined }),
    (error: ApiError) => ({ statusCode: error.statusCode, code: error.code }),
  );

const walk = endpoints.flatMap((row) => callers.map((caller) => Object.assign({ caller }, row)));
const isAllowed = ({ endpoint }: Row, caller: Caller) =>
  (policy[endpoint.access] as readonly Caller[]).includes(caller);
const allowed = walk.filter((row) => isAllowed(row, row.caller));
const refused = walk.filter((row) => !isAllowed(row, row.caller));

test.each(allowed)('$name may be called by $caller', async ({ caller, ...row }) => {
  const named = await kollab.person({ username: 'somebody' });
  const call = await clientOf(caller, named);
  const { statusCode } = await outcomeOf(call(row.endpoint, requestOf(row, named)));
  expect(row.endpoint.upload ? [400] : [200, 404, 409]).toContain(statusCode);
});

test.each(refused)('$name is refused to $caller', async ({ caller, ...row }) => {
  const named = await kollab.person();
  const call = await clientOf(caller, named);
  expect(await outcomeOf(call(row.endpoint, requestOf(row, named)))).toEqual(refusal(caller));
});

describe('before anything is read of the request', () => {
  const closed = endpoints.filter(({ endpoint }) => endpoint.access !== 'public');
  const send = (endpoint: Endpoint, headers: Record<string, string>) =>
    fetch(kollab.baseUrl + endpoint.path.replace(/\{\w+\}/g, 'junk'), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(endpoint.method !== 'GET' && { body: '{"half":' }),
    });

  test.each(closed)('$name asks an anonymous caller who they are', async ({ endpoint }) => {
    expect((await send(endpoint, {})).status).toBe(401);
  });

  test.each([
    ['another scheme', 'Basic a29sbGFi'],
    ['an empty scheme', 'tma '],
    ['junk init data', 'tma hash=1'],
    ['a wrong bot token', 'Bearer 0123456789abcdef0123456789abcdef'],
    ['no bot token', 'Bearer'],
  ])('%s is nobody, on open calls too', async (_, authorization) => {
    for (const { endpoint } of endpoints) {
      expect((await send(endpoint, { authorization })).status).toBe(401);
    }
  });
});

test('the bot speaks for a person with that person’s rights', async () => {
  const named = await kollab.person();
  const listing = endpoints.find(({ name }) => name === 'listSubmittedProfiles');
  if (!listing) throw new Error('the queue is gone');
  const asPerson = kollab.botFor(named.telegramId)(listing.endpoint, {});
  await expect(asPerson).rejects.toMatchObject({ statusCode: 403, code: 'forbidden' });
  await expect(kollab.botFor(moderator.telegramId)(listing.endpoint, {})).resolves.toBeDefined();
  for (const nobody of [0, -1, 2 ** 53, Number.NaN]) {
    await expect(kollab.botFor(nobody)(listing.endpoint, {})).rejects.toMatchObject({
      statusCode: 401,
    });
  }
});
