import { createHash, createPrivateKey, randomBytes, sign as signBytes } from 'node:crypto';
import { sign } from '@telegram-apps/init-data-node';
import type { Peer } from '#src/state/group.ts';
import type { Person } from '#src/people/people.ts';
import { findChat, nowInSeconds } from '#src/state/chats.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

export interface InitDataOptions {
  /** Since it was signed; negative lies in the future. */
  ageSeconds?: number;
  startParam?: string;
}

export function photoUrl({ address }: Telegram, person: Person): string | undefined {
  if (!person.portrait && !person.photo) return undefined;
  return `${address.url}/photos/${person.telegramId}.jpg`;
}

/** By which Telegram names a chat to mini-apps and callback queries. */
export function chatInstance({ bot }: Telegram, peer: Peer): string {
  const digest = createHash('sha256').update(`${bot.id}:${peer.telegramId}`).digest();
  return digest.readBigInt64BE().toString();
}

function webAppUser(telegram: Telegram, person: Person) {
  const chat = findChat(telegram.store, person.telegramId);
  const mayWrite = chat !== undefined && !chat.blocked && (chat.started || chat.writeAccess);
  const photo = photoUrl(telegram, person);
  return {
    id: person.telegramId,
    first_name: person.firstName,
    last_name: person.lastName ?? '',
    ...(person.username !== undefined && { username: person.username }),
    language_code: person.languageCode,
    ...(mayWrite && { allows_write_to_pm: true }),
    ...(photo !== undefined && { photo_url: photo }),
  };
}

const ED25519_PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The `signature` field for third parties. Telegram signs it with a key of its own; here the key is
 * derived from the bot token, so nobody can verify it, yet clients that insist on the field work.
 */
function thirdPartySignature({ bot }: Telegram, fields: Record<string, string>): string {
  const lines = Object.entries(fields)
    .map(([key, value]) => `${key}=${value}`)
    .sort();
  const seed = createHash('sha256').update(`sandbox signature ${bot.token}`).digest();
  const key = createPrivateKey({
    key: Buffer.concat([ED25519_PKCS8_PREFIX, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const text = [`${bot.id}:WebAppData`, ...lines].join('\n');
  return signBytes(null, Buffer.from(text), key).toString('base64url');
}

/** Signed with the bot's token, as Telegram does. */
export function signInitData(
  telegram: Telegram,
  person: Person,
  { ageSeconds = 0, startParam }: InitDataOptions = {},
): string {
  const authDate = nowInSeconds() - ageSeconds;
  const opened: Record<string, string> =
    startParam === undefined
      ? { query_id: `AAH${randomBytes(18).toString('base64url')}` }
      : {
          chat_instance: chatInstance(telegram, person),
          chat_type: 'sender',
          start_param: startParam,
        };
  const user = webAppUser(telegram, person);
  const signature = thirdPartySignature(telegram, {
    ...opened,
    user: JSON.stringify(user),
    auth_date: String(authDate),
  });
  return sign({ ...opened, user, signature }, telegram.bot.token, new Date(authDate * 1000));
}
