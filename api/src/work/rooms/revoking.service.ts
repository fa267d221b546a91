import type { Context } from '#src/platform/context.ts';
import { askTelegram } from '#src/platform/access/ask-telegram.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';
import * as queries from './rooms.queries.ts';

const every = 20_000;
const atOnce = 10;
const tryAgainAfter = 10 * 60_000;

/**
 * Has Telegram revoke links of rooms that were. The bot lets nobody in by them in any case; where it may
 * not revoke them any more, or they are gone, nothing is left to do.
 */
export function revokeFormerLinks(context: Context, now: Date) {
  const { db } = context;
  return inTurn(db, 'revoking', { now, every }, async () => {
    await queries.deleteOffers(db, now);
    const due = await queries.listFormerLinks(db, now, atOnce);
    const tried = await Promise.all(
      due.map(async ({ invite_link: link, chat_id: chatId }) => ({
        link,
        isSettled: await isSettled(context, { link, chatId }),
      })),
    );
    const linksOf = (isSettled: boolean) =>
      tried.filter((one) => one.isSettled === isSettled).map(({ link }) => link);
    const [settled, left] = [linksOf(true), linksOf(false)];
    if (settled.length > 0) await queries.deleteFormerLinks(db, settled);
    const later = new Date(now.getTime() + tryAgainAfter);
    if (left.length > 0) await queries.postponeFormerLinks(db, left, later);
    return true;
  });
}

/** Telegram out of reach, in trouble or busy is asked again. An error's text may hold the token. */
async function isSettled({ config }: Context, { link, chatId }: { link: string; chatId: number }) {
  const parameters = { chat_id: chatId, invite_link: link };
  try {
    const response = await askTelegram(config, 'revokeChatInviteLink', parameters);
    return response.ok || response.status === 400 || response.status === 403;
  } catch {
    return false;
  }
}
