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
import { sampleProject } from '#src/testing/sample-project.ts';
import { type Someone, startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { bodies } from './policy-bodies.ts';

let kollab: TestApp;
let moderator: Someone;
let admin: Someone;
beforeAll(async () => {
  kollab = await startTestApp();
  [moderator, admin] = [await kollab.moderator(), await kollab.admin()];
});
afterAll(() => kollab.close());

interface Row {
  name: string;
  feature: string;
  endpoint: Endpoint;
}

function requestOf({ name, feature, endpoint }: Row, cast: Cast) {
  const body = bodies[name];
  if (endpoint.method !== 'GET' && !body) throw new Error(`add a sample body of ${name} here`);
  const { named, project } = cast;
  const ids = {
    projectId: project.id,
    vacancyId: project.vacancyIds[0],
    participantId: randomUUID(),
  };
  const isOfProject = feature === 'projects' || feature === 'projectModeration';
  const params = {
    ...ids,
    id: isOfProject ? project.id : named.id,
    telegramId: named.telegramId,
    username: 'somebody',
  };
  const unknown = [...endpoint.path.matchAll(/\{(\w+)\}/g)].find(
    ([, key]) => !(`${key}` in params),
  );
  if (unknown) throw new Error(`add a sample of ${unknown[0]} in a path here`);
  const isNamed = endpoint.upload || name === 'withdrawApplication';
  const query = { query: 'Аня', ...(isNamed && { ...ids, telegramId: named.telegramId }) };
  return { params, query, body: body?.({ ...named, ...ids }) ?? {} };
}

/** Whom a call names as acting person, and an approved project with its owner and a member. */
async function gather() {
  const [named, owner, member] = [
    await kollab.person({ username: 'somebody' }),
    await kollab.person(),
    await kollab.person(),
  ];
  const project = await sampleProject(kollab, { owner, members: [member] });
  return { named, owner, member, project };
}
type Cast = Awaited<ReturnType<typeof gather>>;

const isOwners = ({ endpoint }: Row) =>
  endpoint.access !== 'public' &&
  (policy[endpoint.access] as readonly Caller[]).every((caller) =>
    ['owner', 'member', 'suspended'].includes(caller),
  );

async function clientOf(caller: Caller, row: Row, cast: Cast): Promise<Client> {
  if (caller === 'anonymous' || caller === 'bot') return kollab[caller];
  if (caller === 'moderator') return moderator.call;
  if (caller === 'admin') return admin.call;
  if (caller === 'other') return (await kollab.person()).call;
  if (caller === 'self') return cast.named.call;
  if (caller !== 'suspended') return cast[caller].call;
  const suspended = isOwners(row) ? cast.owner : cast.named;
  await suspend(suspended);
  return suspended.call;
}

const suspend = ({ id }: Someone) =>
  kollab.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', id).execute();

const refusal = (caller: Caller, { endpoint }: Row) => {
  if (caller === 'anonymous') return { statusCode: 401, code: 'unauthenticated' };
  if (caller === 'suspended') return { statusCode: 403, code: 'suspended' };
  const isNoMember = endpoint.access === 'member' && caller !== 'bot' && caller !== 'owner';
  if (isNoMember) return { statusCode: 409, code: 'notInTeam' };
  if (endpoint.access === 'member' && caller === 'owner') {
    return { statusCode: 400, code: 'ownerStays' };
  }
  return { statusCode: 403, code: 'forbidden' };
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

/** Refusals of what was asked for, not of who asks. */
const missing = (code: string | undefined) =>
  ['completionTooLow', 'noFile', 'ownBlock', 'ownReport', 'ownContact'].includes(code ?? '');

test.each(allowed)('$name may be called by $caller', async ({ caller, ...row }) => {
  const cast = await gather();
  const call = await clientOf(caller, row, cast);
  const { statusCode, code } = await outcomeOf(call(row.endpoint, requestOf(row, cast)));
  if (missing(code)) return;
  expect(row.endpoint.upload ? [400] : [200, 404, 409]).toContain(statusCode);
});

test.each(refused)('$name is refused to $caller', async ({ caller, ...row }) => {
  const cast = await gather();
  const call = await clientOf(caller, row, cast);
  expect(await outcomeOf(call(row.endpoint, requestOf(row, cast)))).toEqual(refusal(caller, row));
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
