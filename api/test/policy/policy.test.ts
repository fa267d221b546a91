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
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedApp } from '#test/test-app.ts';
import { remember } from '#test/walks/undo.ts';
import { bodies } from './bodies.ts';
import { before, type Cast, type Extra, gather } from './cast.ts';

let cast: Cast;
let undo: Awaited<ReturnType<typeof remember>>;
const kollab = sharedApp();
beforeAll(async () => {
  cast = await gather(kollab);
  undo = await remember(kollab.db);
});

interface Row {
  name: string;
  feature: string;
  endpoint: Endpoint;
}

async function requestOf(caller: Caller, { name, feature, endpoint }: Row) {
  const body = bodies[name];
  if (endpoint.method !== 'GET' && !body) throw new Error(`add a sample body of ${name} here`);
  const { named, project } = cast;
  const extra = (await before[name]?.(cast, caller)) ?? {};
  const ids = {
    projectId: project.id,
    vacancyId: project.vacancyIds[0],
    participantId: randomUUID(),
    checkInId: randomUUID(),
    telegramId: named.telegramId,
    otherTelegramId: cast.other.telegramId,
    ...extra,
  };
  const isOfProject = feature === 'projects' || feature === 'projectQueue';
  const params = {
    id: isOfProject ? project.id : named.id,
    username: 'somebody',
    kind: 'person',
    ...ids,
  };
  const unknown = [...endpoint.path.matchAll(/\{(\w+)\}/g)].find(
    ([, key]) => !(`${key}` in params),
  );
  if (unknown) throw new Error(`add a sample of ${unknown[0]} in a path here`);
  const isNamed = endpoint.upload || name === 'withdrawApplication' || name === 'listMatchedPeople';
  const query = { query: 'Аня', ...(isNamed && ids) };
  return { params, query, body: { ...body?.({ ...named, ...ids }), ...pick(extra) } };
}

/** What a body can name only once what it needs was done. */
const pick = ({ lease, requestId, sanctionId, confirmationId }: Extra) => ({
  ...(confirmationId !== undefined && { confirmationId }),
  ...(sanctionId !== undefined && { sanctionId }),
  ...(lease !== undefined && { lease }),
  ...(requestId !== undefined && { requestId }),
});

const isOwners = ({ endpoint }: Row) =>
  endpoint.access !== 'public' &&
  (policy[endpoint.access] as readonly Caller[]).every((caller) =>
    ['owner', 'member', 'suspended'].includes(caller),
  );

async function clientOf(caller: Caller, row: Row): Promise<Client> {
  if (caller === 'anonymous' || caller === 'bot') return kollab[caller];
  if (caller === 'self') return cast.named.call;
  if (caller !== 'suspended') return cast[caller].call;
  const suspended = isOwners(row) ? cast.owner : cast.named;
  await kollab.suspend(suspended);
  return suspended.call;
}

/** How a call ends that somebody makes, or each of several; all is as it was before, then. */
async function outcomesOf(row: Row, [first, ...others]: readonly [Caller, ...Caller[]]) {
  const request = await requestOf(first, row);
  const outcomes: [Caller, Partial<Pick<ApiError, 'statusCode' | 'code'>>][] = [];
  for (const caller of [first, ...others]) {
    const call = await clientOf(caller, row);
    const outcome = await call(row.endpoint, request).then(
      () => ({ statusCode: 200, code: undefined }),
      (error: ApiError) => ({ statusCode: error.statusCode, code: error.code }),
    );
    outcomes.push([caller, outcome]);
  }
  const isRead = row.endpoint.method === 'GET' && first !== 'suspended';
  if (row.name in before || !isRead) await undo();
  return Object.fromEntries(outcomes);
}

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

const isAllowed = ({ endpoint }: Row, caller: Caller) =>
  (policy[endpoint.access] as readonly Caller[]).includes(caller);
const allowed = endpoints.flatMap((row) =>
  callers.flatMap((caller) => (isAllowed(row, caller) ? [{ caller, ...row }] : [])),
);
/** What is refused changes nothing, so that all may ask the same; who is suspended asks alone. */
const refused = endpoints.flatMap((row) =>
  [false, true].flatMap((isSuspended) => {
    const [first, ...others] = callers.filter(
      (one) => !isAllowed(row, one) && (one === 'suspended') === isSuspended,
    );
    if (first === undefined) return [];
    const to = [first, ...others] as const;
    return [{ whom: to.join(', '), to, ...row }];
  }),
);

/** Refusals of what was asked for, not of who asks: nobody blocks, reports or asks themselves. */
const pointless: Record<string, string> = {
  'blockUser by self': 'ownBlock',
  'reportUser by self': 'ownReport',
  'reportProject by owner': 'ownReport',
  'followProject by owner': 'ownProjectFollow',
  'requestContact by self': 'ownContact',
  'hideConfirmation by owner': 'forbidden',
  'setFirstChoice by owner': 'applicationNotFound',
  'setFirstChoice by member': 'applicationNotFound',
  'inviteToPair by owner': 'ownProject',
  'inviteToPair by member': 'alreadyInTeam',
  'inviteToPair by other': 'cannotBePaired',
  'withdrawOthers by owner': 'applicationNotFound',
  'withdrawOthers by member': 'applicationNotFound',
};

test.each(allowed)('$name may be called by $caller', async ({ caller, ...row }) => {
  const expected = row.endpoint.upload ? 'noFile' : pointless[`${row.name} by ${caller}`];
  expect((await outcomesOf(row, [caller]))[caller]?.code).toBe(expected);
});

test.each(refused)('$name is refused to $whom', async ({ to, ...row }) => {
  const expected = to.map((caller) => [caller, refusal(caller, row)]);
  expect(await outcomesOf(row, to)).toEqual(Object.fromEntries(expected));
});

describe('before anything is read of the request', () => {
  const closed = endpoints.filter(({ endpoint }) => endpoint.access !== 'public');
  const send = (endpoint: Endpoint, headers: Record<string, string>) =>
    fetch(kollab.baseUrl + endpoint.path.replace(/\{\w+\}/g, 'junk'), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(endpoint.method !== 'GET' && { body: '{"half":' }),
    });

  test('no closed call is answered to who does not say who they are', async () => {
    const others: string[] = [];
    for (const { name, endpoint } of closed) {
      if ((await send(endpoint, {})).status !== 401) others.push(name);
    }
    expect(others).toEqual([]);
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
  await expect(
    kollab.botFor(cast.moderator.telegramId)(listing.endpoint, {}),
  ).resolves.toBeDefined();
  for (const nobody of [0, -1, 2 ** 53, Number.NaN]) {
    await expect(kollab.botFor(nobody)(listing.endpoint, {})).rejects.toMatchObject({
      statusCode: 401,
    });
  }
});
