import type { Context } from '#src/context.ts';
import { discardPicture, storePicture } from '#src/uploads/uploads.service.ts';
import { replacePhoto, type UserRow } from './users.queries.ts';

const maxBytes = 5 * 1024 * 1024;
const timeout = 8000;

const telegramHosts = /(^|\.)(t\.me|telegram\.org|telesco\.pe|telegram-cdn\.org)$/;

/** Whether an address is Telegram’s own, or that of the Telegram this Kollab is told to use. */
export function isTelegramHost(address: string, apiRoot: string) {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, port } = new URL(address);
  if (origin === new URL(apiRoot).origin) return true;
  return protocol === 'https:' && port === '' && telegramHosts.test(hostname);
}

/** Fetches a picture from Telegram, bounded in time and size; redirects stay with Telegram. */
async function download(address: string, apiRoot: string, redirects = 3): Promise<Buffer> {
  if (!isTelegramHost(address, apiRoot)) throw new Error('not one of Telegram’s hosts');
  const response = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  });
  const location = response.headers.get('location');
  if (location && redirects > 0) {
    await response.body?.cancel();
    return download(new URL(location, address).href, apiRoot, redirects - 1);
  }
  if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of response.body) {
    received += chunk.byteLength;
    if (received > maxBytes) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Fills a person's photo from Telegram while they have set none of their own. Done once for each
 * address of Telegram's; whoever waits may stop waiting.
 */
export async function importTelegramPhoto(context: Context, user: UserRow, address: string | null) {
  const isOwn = user.photo !== null && user.telegram_photo_url === null;
  if (address === null || isOwn || address === user.telegram_photo_url) return user;
  const { db, config } = context;
  const picture = await download(address, config.telegramApiRoot);
  const photo = await storePicture(context, user.id, picture);
  const replaced = await replacePhoto(db, user, { photo, telegram_photo_url: address });
  if (!replaced) await discardPicture(context, photo);
  return replaced ?? user;
}
