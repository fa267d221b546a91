import type { Context } from '#src/platform/context.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';
import * as queries from './rooms.queries.ts';

const every = 20_000;
const timeout = 5000;
const atOnce = 20;
const tryAgainAfter = 10 * 60_000;

/**
 * Has Telegram revoke links of rooms that were. The bot lets nobody in by them in any case; where it may
 * not revoke them any more, or they are gone, nothing is left to do.
 */
export function revokeFormerLinks(context: Context, now: Date) {
  const { db } = context;
  return inTurn(db, 'revoking', { now, every }, async () => {
    await queries.deleteOffers(db, now);
    for (const { invite_link: link, chat_id: chatId } of await queries.listFormerLinks(
      db,
      now,
      atOnce,
    )) {
      if (await isSettled(context, { link, chatId })) await queries.deleteFormerLink(db, link);
      else await queries.postponeFormerLink(db, link, new Date(now.getTime() + tryAgainAfter));
    }
    return true;
  });
}

/** Telegram out of reach, in trouble or busy is asked again. An error's text may hold the token. */
async function isSettled({ config }: Context, { link, chatId }: { link: string; chatId: number }) {
  const { telegramApiRoot, botToken } = config;
  try {
    const response = await fetch(`${telegramApiRoot}/bot${botToken}/revokeChatInviteLink`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chat_id: chatId, invite_link: link }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    return response.ok || response.status === 400 || response.status === 403;
  } catch {
    return false;
  }
}
