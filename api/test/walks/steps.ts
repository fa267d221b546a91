import { type Caller, type Endpoint, policy } from '@kollab/contract';
import { endpoints } from '@kollab/contract/endpoints';
import fc, { type Arbitrary } from 'fast-check';
import { arbitraryOf } from './arbitrary-of.ts';
import { hostileJson, hostileSuffix, hostileText } from './hostile.ts';
import { type Harm, harms } from './spoil.ts';
import { hostileUpload, type UploadBody } from './uploads.ts';
import { vocabularyFor } from './vocabulary.ts';

export type Sender =
  | 'person'
  | 'owner'
  | 'applicant'
  | 'moderator'
  | 'admin'
  | 'suspended'
  | 'anonymous'
  | 'bot'
  | 'botForPerson';

export interface Step {
  name: string;
  sender: Sender;
  /** Which person sends, and which place most names of the request are about. */
  who: number;
  focus: number;
  params: unknown;
  query: unknown;
  body: unknown;
  harms: { part: 'params' | 'query' | 'body'; harms: Harm[] } | undefined;
  /** Instead of the body. */
  json: string | undefined;
  upload: UploadBody | undefined;
  suffix: string | undefined;
  headers: Record<string, string>;
}

const senderOf: Record<Caller, Sender> = {
  anonymous: 'anonymous',
  self: 'person',
  other: 'person',
  owner: 'owner',
  member: 'person',
  moderator: 'moderator',
  admin: 'admin',
  suspended: 'suspended',
  bot: 'bot',
};
const everybody: Sender[] = [...new Set<Sender>([...Object.values(senderOf), 'botForPerson'])];

const mostly = <T>(usual: Arbitrary<T>, rare: Arbitrary<T>, weight = 9) =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: rare, weight: 1 });

const rarely = <T>(arbitrary: Arbitrary<T>, times: number) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: times - 1 }, { arbitrary, weight: 1 });

const version = fc.constantFrom('1.0', '1', '2.0', '', '1.0.0', 'x', '-1', '1e3', '9'.repeat(400));
const headerText = hostileText
  .map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '').trim())
  .map((text) => text.slice(0, 4000));
const authorization = fc.oneof(
  fc.constantFrom(
    'tma',
    'tma ',
    'tma hash=',
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    'Digest x',
    'tma tma',
  ),
  headerText.map((text) => `tma ${text}`),
  headerText.map((text) => `Bearer ${text}`),
);
const header = (key: string, value: Arbitrary<string>) =>
  value.map((text): Record<string, string> => ({ [key]: text }));
const hostileHeader = fc.oneof(
  header('idempotency-key', fc.oneof(fc.constantFrom('', 'k', 'k'.repeat(201)), headerText)),
  header('x-version', version),
  header('if-none-match', fc.oneof(fc.constantFrom('*', '"', 'W/"', 'W/"a", "b"'), headerText)),
  header('authorization', authorization),
  header('x-telegram-id', fc.oneof(fc.constantFrom('0', '-1', '1e3', '1, 2'), headerText)),
  header(
    'content-type',
    fc.constantFrom(
      'text/plain',
      'application/xml',
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'json',
      '',
    ),
  ),
  header('x-forwarded-for', fc.constantFrom('127.0.0.1', 'x', '::1, 10.0.0.1')),
  header('accept-encoding', fc.constantFrom('gzip', 'br;q=0', '*', '')),
  header('x-request-id', headerText),
  header('range', fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1')),
);
const someKey = fc.nat({ max: 5 }).map((at) => ({ 'idempotency-key': `key-${at}` }));
const headers = fc.oneof(
  { arbitrary: fc.constant<Record<string, string>>({}), weight: 12 },
  { arbitrary: someKey, weight: 2 },
  { arbitrary: hostileHeader, weight: 2 },
);

const byName = new Map(endpoints.map(({ name, endpoint }) => [name, endpoint]));

export function endpointOf({ name }: Pick<Step, 'name'>): Endpoint {
  const endpoint = byName.get(name);
  if (!endpoint) throw new Error(`no endpoint ${name}`);
  return endpoint;
}

const isAboutSelf = ({ access }: Endpoint) => access.startsWith('self');

const isOfApplicants = /^(withdrawApplication|leaveProject|answerInvitation|answerHandOver)$/;

const allowed = ({ name, endpoint }: { name: string; endpoint: Endpoint }): Sender[] =>
  isOfApplicants.test(name)
    ? ['applicant']
    : policy[endpoint.access].map((caller) => senderOf[caller]);

export const isFromWhoMay = ({ name, sender }: Step) =>
  allowed({ name, endpoint: endpointOf({ name }) }).includes(sender);

export function stepOf(
  { name, endpoint }: { name: string; endpoint: Endpoint },
  ofAnything?: Arbitrary<unknown>,
): Arbitrary<Step> {
  const words = { ...vocabularyFor(endpoint.path, isAboutSelf(endpoint)), ofAnything };
  const part = fc.constantFrom(
    'params' as const,
    'query' as const,
    'body' as const,
    'body' as const,
  );
  return fc.record({
    name: fc.constant(name),
    sender: mostly(
      fc.constantFrom(...allowed({ name, endpoint })),
      fc.constantFrom(...everybody),
      6,
    ),
    who: fc.nat({ max: 11 }),
    focus: fc.nat({ max: 7 }),
    params: arbitraryOf(endpoint.params, words),
    query: arbitraryOf(endpoint.query, words),
    body: arbitraryOf(endpoint.body, words),
    harms: rarely(fc.record({ part, harms }), 4),
    json: rarely(hostileJson, 40),
    upload: endpoint.upload ? hostileUpload : fc.constant(undefined),
    suffix: rarely(hostileSuffix, 20),
    headers,
  });
}

/** Calls that move the world on come more often than those that only look. */
const weights: Record<string, number> = {
  createProject: 4,
  approveProject: 6,
  restoreProject: 3,
  reopenVacancy: 3,
  apply: 8,
  decideApplication: 6,
  sendToModeration: 3,
  approveProfile: 3,
  addToProjectTeam: 3,
  answerInvitation: 3,
  editProject: 3,
  deleteProject: 0.5,
  archiveProject: 0.5,
  finishProject: 0.5,
  handOverProject: 1,
  answerHandOver: 3,
  closeVacancy: 0.5,
  blockUser: 0.5,
  setAllInReview: 0.5,
  getLive: 0,
};

export const anyStep: Arbitrary<Step> = fc.oneof(
  ...endpoints
    .map((row) => ({
      arbitrary: stepOf(row),
      weight: 2 * (weights[row.name] ?? (row.endpoint.method === 'GET' ? 1 : 2)),
    }))
    .filter(({ weight }) => weight > 0),
);
