import { isName, isServiceAccount, limits, stripName } from '@kollab/contract';
import { signData } from '@telegram-apps/init-data-node';
import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '#src/platform/errors/app-error.ts';

const maxLength = 8192;

const safeId = z
  .number()
  .check(z.refine((id) => Number.isSafeInteger(id) && id > 0 && !isServiceAccount(id)));

const SignedUser = z.object({
  id: safeId,
  is_bot: z.optional(z.literal(false)),
  first_name: z.string(),
  last_name: z.optional(z.string()),
  username: z.optional(z.string().check(z.regex(/^\w{1,32}$/))),
  language_code: z.optional(z.string().check(z.regex(/^[\w-]{1,35}$/))),
  photo_url: z.optional(z.string().check(z.maxLength(limits.url))),
});

export interface TelegramPerson {
  telegramId: number;
  firstName: string;
  lastName: string;
  username: string | null;
  languageCode: string | null;
  photoUrl: string | null;
  /** Until when Telegram's word counts; of whom the bot vouches for, no time is set. */
  validUntil?: Date;
}

/**
 * Checks raw init data: signed by our bot's token, not older than 24 h, not from the future, each
 * key once. Throws `unauthenticated` or `initDataExpired`.
 */
export function verifyInitData(raw: string, botToken: string, now: Date): TelegramPerson {
  const key = `${botToken} ${raw}`;
  const known = verified.get(key);
  const isKnown = known !== undefined && Math.abs(now.getTime() - known.at) < keptFor;
  const { authDate, person } = isKnown ? known : readSigned(raw, botToken);
  assertFresh(authDate, now);
  if (!isKnown) remember(key, { authDate, person, at: now.getTime() });
  return person;
}

interface Verified {
  authDate: string | undefined;
  person: TelegramPerson;
}

/** An open app says the same with every call: its signature is not computed each time. */
const verified = new Map<string, Verified & { at: number }>();
const keptFor = 60_000;
const mostKept = 5000;

function remember(key: string, value: Verified & { at: number }) {
  verified.delete(key);
  const [oldest] = verified.keys();
  if (verified.size >= mostKept && oldest !== undefined) verified.delete(oldest);
  verified.set(key, value);
}

function readSigned(raw: string, botToken: string): Verified {
  const pairs = readPairs(raw);
  assertSigned(pairs, botToken);
  const authDate = pairs.get('auth_date');
  const validUntil = new Date(Number(authDate) * 1000 + limits.initDataMaxAge);
  return { authDate, person: Object.freeze({ ...readPerson(pairs.get('user')), validUntil }) };
}

function readPairs(raw: string) {
  const entries = [...new URLSearchParams(raw)];
  const pairs = new Map(entries);
  const hasLineBreak = entries.some(([key, value]) => /[\r\n]/.test(key + value));
  if (raw.length > maxLength || pairs.size !== entries.length || hasLineBreak) {
    throw new AppError('unauthenticated');
  }
  return pairs;
}

function assertSigned(pairs: Map<string, string>, botToken: string) {
  const hash = pairs.get('hash') ?? '';
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new AppError('unauthenticated');
  const lines = [...pairs]
    .filter(([key]) => key !== 'hash')
    .map(([key, value]) => `${key}=${value}`);
  const expected = signData(lines.toSorted().join('\n'), botToken);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(hash))) {
    throw new AppError('unauthenticated');
  }
}

function assertFresh(authDate: string | undefined, now: Date) {
  if (!/^\d{1,12}$/.test(authDate ?? '')) throw new AppError('unauthenticated');
  const age = now.getTime() - Number(authDate) * 1000;
  if (age > limits.initDataMaxAge) throw new AppError('initDataExpired');
  if (age < -limits.initDataMaxAhead) throw new AppError('unauthenticated');
}

function nameOf(given = '') {
  const whole = stripName(given, given.length);
  const cut = stripName(whole, limits.name);
  const isCutInside = cut !== whole && /[^\s-]/.test(whole.charAt(cut.length));
  const words = isCutInside ? cut.replace(/[\s-]+[^\s-]*$/, '') : cut;
  return words.replace(/[\s-]+$/, '');
}

function readPerson(json: string | undefined): TelegramPerson {
  const read = SignedUser.safeParse(parseJson(json ?? ''));
  if (!read.success) throw new AppError('unauthenticated');
  const user = read.data;
  const firstName = nameOf(user.first_name);
  const lastName = nameOf(user.last_name);
  return {
    telegramId: user.id,
    firstName: isName(firstName) ? firstName : '',
    lastName: isName(lastName) ? lastName : '',
    username: user.username ?? null,
    languageCode: user.language_code ?? null,
    photoUrl: user.photo_url ?? null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
