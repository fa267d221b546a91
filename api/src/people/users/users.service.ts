import type { Role, User, UserRef } from '@kollab/contract';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { actAs } from '#src/platform/database/acting.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { type Actor, type Person, strangerId } from '#src/platform/access/actor.ts';
import type { TelegramPerson } from '#src/platform/access/init-data.ts';
import { listUndecidedChanges } from '#src/submissions/submissions.service.ts';
import { viewerOf } from '#src/people/visibility/visibility.ts';
import { restoreBlocks } from '#src/people/kept/kept-blocks.ts';
import { restoreSanctions } from '#src/people/kept/kept-sanctions.ts';
import { tell } from '#src/platform/outbox/outbox.service.ts';
import { refreshUserSearch } from '#src/finding/search/user-search.queries.ts';
import { holdName, shownName } from './held-name.ts';
import { withTelegramLink } from './telegram-link.ts';
import { importTelegramPhoto } from './telegram-photo.ts';
import * as queries from './users.queries.ts';
import { getVisibleUser } from './visible-user.ts';
import { toOwnUser, toPublicUser } from './users.view.ts';

const photoPatience = 1500;

/**
 * The signed-in person with their rights, made from Telegram's data on their first request, unless
 * that `makesNobody`.
 */
export async function getPerson(
  { db, config, replicas, clock }: Context,
  telegram: TelegramPerson,
  { viaBot, makesNobody }: { viaBot: boolean; makesNobody: boolean },
): Promise<Person> {
  const { telegramId } = telegram;
  let standing = await queries.findStanding(db, telegramId);
  if (!standing && makesNobody) return stranger(telegramId, viaBot);
  if (!standing) {
    await queries.insertUser(db, { ...telegram, ...shownName(telegram) }, async (trx, id) => {
      await holdName(trx, id, telegram);
      await restoreSanctions(trx, config, { id, telegramId, at: clock() });
      await restoreBlocks(trx, config, { id, telegramId });
    });
    standing = await queries.findStanding(db, telegramId);
    if (standing) standing.position = (await replicas.noteWrite(standing.id)) ?? null;
  }
  if (!standing) throw new AppError('userNotFound');
  const role: Role = config.adminTelegramIds.has(telegramId) ? 'admin' : standing.role;
  return {
    id: standing.id,
    telegramId,
    role,
    isSuspended: standing.suspended_at !== null,
    viaBot,
    position: standing.position ?? undefined,
  };
}

const stranger = (telegramId: number, viaBot: boolean): Person => ({
  id: strangerId,
  telegramId,
  role: 'user',
  isSuspended: false,
  viaBot,
  position: undefined,
});

interface SigningIn {
  telegram: TelegramPerson;
  signal?: AbortSignal;
}

/** Signs a person in: takes over what Telegram says of them and answers their own profile. */
export async function signIn(context: Context, person: Person, caller: SigningIn) {
  const user = await queries.getUser(context.db, person.id);
  const fresh = person.viaBot ? user : await followTelegram(context, user, caller);
  return readOwn(context.db, fresh, person.role);
}

async function followTelegram(
  context: Context,
  user: queries.UserRow,
  { telegram, signal }: SigningIn,
) {
  const isKnown = isDeepStrictEqual({ ...user, ...newsOf(user, telegram) }, user);
  const followed = isKnown ? user : await takeOver(context.db, user.id, telegram);
  return withPatience(
    (end) => importTelegramPhoto(context, followed, telegram.photoUrl, end),
    followed,
    signal,
  );
}

function newsOf(user: queries.UserRow, telegram: TelegramPerson) {
  const { username, languageCode } = telegram;
  const { firstName, lastName } = shownName(telegram);
  const isUnnamed = user.first_name === '' && user.approved_at === null;
  return {
    username,
    language_code: languageCode,
    links: withTelegramLink(user, username),
    ...(isUnnamed && { first_name: firstName, last_name: lastName }),
  };
}

/** Under the lock that every change of a profile takes: neither overwrites the other. */
function takeOver(db: Db, id: string, telegram: TelegramPerson) {
  return db.transaction().execute(async (trx) => {
    const user = await queries.lockUser(trx, id);
    const news = newsOf(user, telegram);
    await queries.updateUser(trx, id, { ...news, links: JSON.stringify(news.links) });
    await refreshUserSearch(trx, id);
    return { ...user, ...news };
  });
}

/**
 * A slow or broken picture keeps nobody waiting: it is there the next time. It ends with who hangs
 * up, but not with the answer that did not wait for it.
 */
function withPatience<T>(
  work: (end: AbortSignal) => Promise<T>,
  fallback: T,
  signal?: AbortSignal,
): Promise<T> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal?.addEventListener('abort', end, { once: true });
  const tired = new Promise<T>((resolve) => {
    setTimeout(() => resolve(fallback), photoPatience).unref();
  });
  return Promise.race([work(ending.signal).catch(() => fallback), tired]).finally(() =>
    signal?.removeEventListener('abort', end),
  );
}

/** A person's own profile with what is pending. */
export async function readOwn(db: Db, user: queries.UserRow, role: Role): Promise<User> {
  const undecided = await listUndecidedChanges(db, { type: 'profile', id: user.id });
  return toOwnUser(user, undecided, role);
}

/** A profile as the caller may see it. Throws userNotFound. */
export async function readUser(db: Db, ref: UserRef, actor: Actor): Promise<User> {
  const user = await getVisibleUser(db, ref, viewerOf(actor));
  if (actor.kind !== 'person') return toPublicUser(user, false);
  const reader = actor.person;
  if (reader.id === user.id) return readOwn(db, user, reader.role);
  const isClose = asksWhoIsClose(user) && (await queries.isClose(db, user.id, reader.id));
  return toPublicUser(user, true, isClose);
}

const asksWhoIsClose = (user: queries.UserRow) =>
  user.approved_at !== null && [user.phone_visibility, user.email_visibility].includes('team');

/** Gives or takes the role of moderator, on record. Admins are named by the configuration. */
export function setModerator(
  { db, config, clock }: Context,
  ref: UserRef,
  isModerator: boolean,
  by: Person,
) {
  const role = isModerator ? 'moderator' : 'user';
  return db.transaction().execute(async (trx) => {
    const user = await queries.lockUser(trx, (await queries.getUser(trx, ref)).id);
    if (user.deleted_at) throw new AppError('userNotFound');
    if (user.role !== role) {
      await actAs(trx, { actorId: by.id, at: clock() });
      await queries.updateUser(trx, user.id, { role });
      await tell(trx, user.id, { kind: 'roleChanged', isModerator });
    }
    const shown: Role = config.adminTelegramIds.has(user.telegram_id) ? 'admin' : role;
    return { telegramId: user.telegram_id, role: shown };
  });
}
