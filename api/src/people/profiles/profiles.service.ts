import { isDeepStrictEqual } from 'node:util';
import {
  badValueOf,
  type ContactVisibility,
  type Request,
  type User,
  type sendToModeration,
} from '@kollab/contract';
import { type privateFields, ProfileChanges, type reviewedFields } from '@kollab/contract/schemas';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import * as submissions from '#src/review/submissions.service.ts';
import { toWireValue } from '#src/review/submissions.view.ts';
import { stage, withdraw } from '#src/review/staging.service.ts';
import type { Act, Locked, Subject } from '#src/review/subject.ts';
import { bringsTelegramLink, dropsTelegramLink } from '#src/people/users/telegram-link.ts';
import { wantedTags } from '#src/people/tags/tags.service.ts';
import { withStoredLogos } from './logos.service.ts';
import { assertOwnUploads } from '#src/platform/uploads/uploads.service.ts';
import { getUser, readOwn, updateUser } from '#src/people/users/users.service.ts';
import { assertHonestLinks } from './honest-links.ts';
import { profileSubject } from './profile-subject.ts';
import { assertConsent } from '#src/people/users/consent.service.ts';
import { findUnseen } from '#src/people/users/users.view.ts';

type Reviewed = Partial<Record<keyof typeof reviewedFields, unknown>>;
type Private = Partial<Record<keyof typeof privateFields, string>>;

const split = ({ phone, email, ...reviewed }: ProfileChanges): [Private, Reviewed] => [
  { ...(phone !== undefined && { phone }), ...(email !== undefined && { email }) },
  reviewed,
];

/** Throws staleProfile. */
function assertSeen(own: User, version: string, touched: ReadonlyMap<string, unknown>) {
  const field = findUnseen(own, version, touched);
  if (field !== undefined) throw new AppError('staleProfile', { field });
}

/** Private ones at once, the others as drafts. Throws badInput for no value. */
async function stageEdit(
  trx: Trx,
  subject: Subject,
  locked: Locked,
  { changes, ...act }: Act & { changes: ProfileChanges },
) {
  await assertOwnUploads(trx, locked.id, changes);
  for (const [field, value] of Object.entries(changes)) {
    if (value === undefined) throw new AppError('badInput', { field });
  }
  const [own, reviewed] = split(changes);
  if (Object.keys(own).length > 0) await updateUser(trx, locked.id, own);
  if (reviewed.links) {
    const user = await getUser(trx, locked.id);
    if (dropsTelegramLink(user, reviewed.links as User['links'])) {
      await updateUser(trx, locked.id, { telegram_link_kept: false });
    }
    if (bringsTelegramLink(user, reviewed.links as User['links'])) {
      await updateUser(trx, locked.id, { telegram_link_kept: true });
    }
  }
  if (reviewed.tags) reviewed.tags = await wantedTags(trx, reviewed.tags as string[]);
  return stage(trx, subject, locked, { wanted: reviewed, ...act });
}

const wantedOf = (changes: ProfileChanges) =>
  new Map(Object.entries(changes).map(([field, value]) => [field, toWireValue(field, value)]));

/**
 * Whose profile is changed, and the version of it that they saw, where their client says; `signal`
 * ends when nobody waits for the answer any more.
 */
export interface Editor {
  person: Person;
  version?: string | undefined;
  signal?: AbortSignal;
}

/**
 * `decide` says what to, looking at the profile while nobody else can change it. Throws
 * staleProfile.
 */
export function changeOwn(
  context: Context,
  { person, version }: Editor,
  decide: (trx: Trx) => Promise<ProfileChanges>,
): Promise<User> {
  const subject = profileSubject(context);
  return context.db.transaction().execute(async (trx) => {
    const locked = await subject.lock(trx, person.id);
    const act = { actorId: person.id, at: context.clock() };
    const changes = await decide(trx);
    if (version !== undefined) {
      const own = await readOwn(trx, person.id, person.role);
      assertSeen(own, version, wantedOf(changes));
    }
    const reduced = await stageEdit(trx, subject, locked, { changes, ...act });
    if (reduced) await withdraw(trx, subject, locked, reduced, act);
    return readOwn(trx, person.id, person.role);
  });
}

/** Throws lookalikeLink. */
export async function stageChanges(context: Context, editor: Editor, changes: ProfileChanges) {
  assertHonestLinks(changes.links ?? []);
  return withStoredLogos(context, editor, changes, (stored) =>
    changeOwn(context, editor, () => Promise.resolve(stored)),
  );
}

export async function setContactVisibility(
  { db }: Context,
  person: Person,
  { phone, email, telegram }: Partial<ContactVisibility>,
) {
  await updateUser(db, person.id, {
    ...(phone !== undefined && { phone_visibility: phone }),
    ...(email !== undefined && { email_visibility: email }),
    ...(telegram !== undefined && { contact_by_request: telegram === 'request' }),
  });
  return readOwn(db, person.id, person.role);
}

/** Throws badInput naming the field. */
export function saveChange(
  context: Context,
  editor: Editor,
  { changeType: field, newValue }: { changeType: string; newValue?: unknown },
) {
  const read = ProfileChanges.safeParse({ [field]: newValue });
  if (!read.success) throw new AppError(badValueOf(read.error.issues[0]), { field });
  return stageChanges(context, editor, read.data);
}

type Submission = Request<typeof sendToModeration>['body'];

/**
 * A profile is published under a name: many people have but one in Telegram, so that either part
 * will do. Throws badInput naming the field.
 */
function assertNamed({ firstName, lastName }: User) {
  if (firstName === '' && lastName === '') throw new AppError('badInput', { field: 'firstName' });
}

/**
 * Stages the changes and submits all that is staged, in one transaction. Throws nothingToSubmit
 * when the request changed nothing and nothing was staged, consentNeeded, policyChanged, lookalikeLink, badInput for a profile
 * without any name, of which everything stays as it was, staleProfile where what would be sent is not
 * what was seen.
 */
export async function send(
  context: Context,
  editor: Editor,
  { changes, policyVersion }: Submission,
) {
  assertHonestLinks(changes.links ?? []);
  return withStoredLogos(context, editor, changes, (stored) =>
    submitChanges(context, editor, { changes: stored, policyVersion }),
  );
}

function submitChanges(
  context: Context,
  { person, version }: Editor,
  { changes, policyVersion }: Pick<Submission, 'policyVersion'> & { changes: ProfileChanges },
) {
  const subject = profileSubject(context);
  return context.db.transaction().execute(async (trx) => {
    const act = { actorId: person.id, at: context.clock() };
    const locked = await subject.lock(trx, person.id);
    const read = async () => readOwn(trx, person.id, person.role);
    const before = await read();
    if (version !== undefined) {
      const drafts = before.pendingChanges.filter(({ state }) => state === 'draft');
      const sent = drafts.map(({ changeType }) => [changeType, undefined] as const);
      assertSeen(before, version, new Map([...sent, ...wantedOf(changes)]));
    }
    const reduced = await stageEdit(trx, subject, locked, { changes, ...act });
    const isSubmitted = await submissions.submit(trx, subject, locked, act);
    if (reduced && !isSubmitted) await withdraw(trx, subject, locked, reduced, act);
    const after = await read();
    if (isSubmitted) {
      assertNamed(after);
      await assertConsent(context, trx, person.id, policyVersion);
    }
    if (!isSubmitted && isDeepStrictEqual(before, after) && !isRepeated(after, changes)) {
      throw new AppError('nothingToSubmit');
    }
    return after;
  });
}

/** Throws emptyAppeal, nothingRejected, alreadyAppealed, appealTooLate, nothingToSubmit. */
export function appeal(context: Context, person: Person, text: string) {
  const subject = profileSubject(context);
  return context.db.transaction().execute(async (trx) => {
    const locked = await subject.lock(trx, person.id);
    const act = { actorId: person.id, at: context.clock() };
    await submissions.appeal(trx, subject, locked, { text, ...act });
    return { moderationStatus: 'Pending' as const };
  });
}

/** Whether all that was sent is at the moderators already: an answer got lost, or a second tap. */
const isRepeated = (own: User, changes: ProfileChanges) =>
  own.pendingChanges.some(
    ({ state, changeType }) => state === 'submitted' && changeType in changes,
  );
