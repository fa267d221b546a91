import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { type Person, type SignedIn, strangerId } from '#src/platform/access/actor.ts';
import type { TelegramPerson } from '#src/platform/access/init-data.ts';
import { restoreRestrictions } from '#src/people/restrictions/restrictions.service.ts';
import { announce } from '#src/platform/listeners.ts';
import { stageName, shownName } from './name-screening.service.ts';
import { withTelegramLink } from './telegram-link.ts';
import { importTelegramPhoto } from './telegram-photo.ts';
import * as queries from './users.queries.ts';
import { readOwn } from './users.service.ts';

const photoPatience = 1500;

type Standing = NonNullable<Awaited<ReturnType<typeof queries.findStanding>>>;

export const callersOf =
  (context: Context) =>
  async ({ person: telegram, viaBot }: SignedIn, makesNobody: boolean) => ({
    kind: 'person' as const,
    telegram,
    person: await getPerson(context, telegram, { viaBot, makesNobody }),
  });

/** Made from Telegram's data on their first request, unless that `makesNobody`. */
async function getPerson(
  context: Context,
  telegram: TelegramPerson,
  { viaBot, makesNobody }: { viaBot: boolean; makesNobody: boolean },
): Promise<Person> {
  const { db, replicas, clock, config } = context;
  const { telegramId } = telegram;
  let standing = await queries.findStanding(db, telegramId);
  if (!standing && makesNobody) return stranger(telegramId, viaBot);
  if (!standing) {
    await queries.insertUser(db, { ...telegram, ...shownName(telegram) }, async (trx, id) => {
      await stageName(trx, id, telegram);
      await restoreRestrictions(trx, config, { id, telegramId, at: clock() });
      await announce(context, trx, 'personChanged', { id });
    });
    standing = await queries.findStanding(db, telegramId);
    if (standing) standing.position = (await replicas.noteWrite(standing.id)) ?? null;
  }
  if (!standing) throw new AppError('userNotFound');
  return toPerson(context, standing, { telegramId, viaBot });
}

function toPerson(
  { config }: Context,
  { id, role, suspended_at, position }: Standing,
  { telegramId, viaBot }: Pick<Person, 'telegramId' | 'viaBot'>,
): Person {
  return {
    id,
    telegramId,
    role: config.adminTelegramIds.has(telegramId) ? 'admin' : role,
    isSuspended: suspended_at !== null,
    viaBot,
    position: position ?? undefined,
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

export async function signIn(context: Context, person: Person, caller: SigningIn) {
  if (!person.viaBot) await followTelegram(context, person, caller);
  return readOwn(context.db, person.id, person.role);
}

const day = 24 * 60 * 60_000;

/** The first time on a day is noted: it costs the others nothing. */
async function noteDay(context: Context, { id, suspended_at, seen_day }: queries.UserRow) {
  const today = Math.floor(context.clock().getTime() / day);
  if (suspended_at !== null || (seen_day !== null && seen_day >= today)) return;
  await context.db.transaction().execute(async (trx) => {
    await queries.updateUser(trx, id, { seen_day: today });
    await announce(context, trx, 'personSeen', { id, day: today });
  });
}

async function followTelegram(context: Context, { id }: Person, { telegram, signal }: SigningIn) {
  const user = await queries.getUser(context.db, id);
  await noteDay(context, user);
  const isKnown = isDeepStrictEqual({ ...user, ...newsOf(user, telegram) }, user);
  const followed = isKnown ? user : await change(context, id, (row) => newsOf(row, telegram));
  if (!isKnown) await takeUsername(context, followed);
  await withPatience(
    (end) => importTelegramPhoto(context, followed, telegram.photoUrl, end),
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

type News = ReturnType<typeof newsOf> | Pick<queries.UserRow, 'username' | 'links'>;

/** Under the lock that every change of a profile takes: neither overwrites the other. */
function change(context: Context, id: string, readNews: (user: queries.UserRow) => News) {
  return context.db.transaction().execute(async (trx) => {
    const user = await queries.lockUser(trx, id);
    const news = readNews(user);
    await queries.updateUser(trx, id, { ...news, links: JSON.stringify(news.links) });
    await announce(context, trx, 'personChanged', { id });
    return { ...user, ...news };
  });
}

/** Usernames in Telegram pass from one to another: a link by it must not lead to somebody else. */
async function takeUsername(context: Context, { id, username }: queries.UserRow) {
  if (username === null) return;
  for (const former of await queries.listFormerHolders(context.db, { id, username }))
    await change(context, former.id, (user) => {
      const kept = user.username === former.username ? null : user.username;
      return { username: kept, links: withTelegramLink(user, kept) };
    });
}

/**
 * A slow or broken picture keeps nobody waiting: it is there the next time. It ends with who hangs
 * up, but not with the answer that did not wait for it.
 */
function withPatience(
  work: (end: AbortSignal) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<unknown> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal?.addEventListener('abort', end, { once: true });
  const tired = new Promise((resolve) => {
    setTimeout(resolve, photoPatience).unref();
  });
  return Promise.race([work(ending.signal).catch(() => undefined), tired]).finally(() =>
    signal?.removeEventListener('abort', end),
  );
}
