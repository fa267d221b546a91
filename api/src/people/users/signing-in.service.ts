import type { Role } from '@kollab/contract';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { type Person, strangerId } from '#src/platform/access/actor.ts';
import type { TelegramPerson } from '#src/platform/access/init-data.ts';
import { restoreRestrictions } from '#src/people/restrictions/restrictions.service.ts';
import { announce } from '#src/platform/listeners.ts';
import { holdName, shownName } from './name-screening.service.ts';
import { withTelegramLink } from './telegram-link.ts';
import { importTelegramPhoto } from './telegram-photo.ts';
import * as queries from './users.queries.ts';
import { readOwn } from './users.service.ts';

const photoPatience = 1500;

/**
 * The signed-in person with their rights, made from Telegram's data on their first request, unless
 * that `makesNobody`.
 */
export async function getPerson(
  context: Context,
  telegram: TelegramPerson,
  { viaBot, makesNobody }: { viaBot: boolean; makesNobody: boolean },
): Promise<Person> {
  const { db, config, replicas, clock } = context;
  const { telegramId } = telegram;
  let standing = await queries.findStanding(db, telegramId);
  if (!standing && makesNobody) return stranger(telegramId, viaBot);
  if (!standing) {
    await queries.insertUser(db, { ...telegram, ...shownName(telegram) }, async (trx, id) => {
      await holdName(trx, id, telegram);
      await restoreRestrictions(trx, config, { id, telegramId, at: clock() });
      await announce(context, trx, 'personChanged', { id });
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
  await noteDay(context, person, user);
  const fresh = person.viaBot ? user : await followTelegram(context, user, caller);
  return readOwn(context.db, fresh, person.role);
}

const day = 24 * 60 * 60_000;

/** The first time on a day is noted: it costs the others nothing. */
async function noteDay(context: Context, { id, isSuspended }: Person, user: queries.UserRow) {
  const today = Math.floor(context.clock().getTime() / day);
  if (isSuspended || (user.seen_day !== null && user.seen_day >= today)) return;
  await context.db.transaction().execute(async (trx) => {
    await queries.updateUser(trx, id, { seen_day: today });
    await announce(context, trx, 'personSeen', { id, day: today });
  });
}

async function followTelegram(
  context: Context,
  user: queries.UserRow,
  { telegram, signal }: SigningIn,
) {
  const isKnown = isDeepStrictEqual({ ...user, ...newsOf(user, telegram) }, user);
  const followed = isKnown ? user : await takeOver(context, user.id, telegram);
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
function takeOver(context: Context, id: string, telegram: TelegramPerson) {
  return context.db.transaction().execute(async (trx) => {
    const user = await queries.lockUser(trx, id);
    const news = newsOf(user, telegram);
    await queries.updateUser(trx, id, { ...news, links: JSON.stringify(news.links) });
    await announce(context, trx, 'personChanged', { id });
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
