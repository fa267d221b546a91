import type { InboxEvent, News, NotificationEvent } from '@kollab/contract';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import * as enqueuing from './enqueuing.queries.ts';
import * as reminding from './reminding.queries.ts';
import * as queries from './settling.queries.ts';

export { joinDigest, lockDigests } from './joining.queries.ts';
export {
  upsertCard as enqueueNewCard,
  enqueueChatCard,
  renewMessages,
} from './enqueuing.queries.ts';

export async function enqueueCards(trx: Trx, submissionId: string, ownerId: string) {
  const card = { kind: 'moderationCard', about: submissionId, ownerId } as const;
  await enqueuing.enqueueForModerators(trx, card);
}

/**
 * Has a card about a report delivered to every moderator but the person it is about; a private one
 * to each of them even where they have a group.
 */
export async function enqueueReportCards(
  trx: Trx,
  reportId: string,
  about: { ownerId: string; isPrivate: boolean },
) {
  const card = { kind: 'reportCard', about: reportId, ...about } as const;
  await enqueuing.enqueueForModerators(trx, card);
}

export async function enqueueAppealCards(trx: Trx, sanctionId: string, ownerId: string) {
  const card = { kind: 'appealCard', about: sanctionId, ownerId } as const;
  await enqueuing.enqueueForModerators(trx, card);
}

export async function enqueueWorkTextCards(trx: Trx, confirmationId: string, ownerId: string) {
  const card = { kind: 'workTextCard', about: confirmationId, ownerId } as const;
  await enqueuing.enqueueForModerators(trx, card);
}

export async function updateCards(trx: Trx, ...abouts: string[]) {
  if (abouts.length > 0) await enqueuing.renewMessages(trx, abouts);
}

export const notify = (trx: Trx, recipientId: string, news: News, named?: number) =>
  notifyAll(trx, [{ recipientId, news, named }]);

export const notifyChat = (trx: Trx, chatId: number, { kind, ...payload }: News) =>
  enqueuing.enqueueForChat(trx, chatId, kind, payload);

interface ForOne {
  recipientId: string;
  news: News;
  /**
   * Whom the news names and says no more of: kept with it, not told, so that both can be erased.
   */
  named?: number | undefined;
}

export async function notifyAll(
  trx: Trx,
  messages: readonly ForOne[],
  changed: readonly string[] = [],
) {
  if (messages.length === 0) return updateCards(trx, ...changed);
  const news = messages.map(({ recipientId, news: { kind, ...payload }, named }) => ({
    recipientId,
    kind,
    payload: named === undefined ? payload : { ...payload, telegramId: named },
  }));
  return enqueuing.enqueueNews(trx, news, changed);
}

/**
 * Delivers a person's card about an application, an invitation, an offer or a request for contact.
 * A card that they have from an earlier time, such as an invitation taken back since, comes as a
 * new message.
 */
export async function enqueueCard(trx: Trx, card: enqueuing.Card & { kind: InboxEvent['kind'] }) {
  await enqueuing.upsertCard(trx, card);
  await enqueuing.renewMessages(trx, [card.about]);
}

export const remindableAt = reminding.lockRemindable;

/**
 * A new message each time: at most one reminder a day for each person, and never at night. Answers
 * undefined when that is done, else when to try again. What is over before the card is sent is not
 * sent (`readCurrent`).
 */
export async function remind(trx: Trx, card: enqueuing.Card, now: Date): Promise<Date | undefined> {
  const mayAt = await reminding.lockRemindable(trx, card.recipientId, now);
  if (mayAt > now) return mayAt;
  await reminding.setReminded(trx, card.recipientId, now);
  if (card.kind === 'waitingCard') await reminding.replaceReminder(trx, card);
  await enqueuing.upsertCard(trx, card);
  return undefined;
}

export async function notifyModerators(
  trx: Trx,
  { kind, ...payload }: Extract<NotificationEvent, { kind: 'moderationWaiting' | 'teamStuck' }>,
) {
  await enqueuing.enqueueForModerators(trx, { kind, payload });
}

export async function notifyOfDigest(
  trx: Trx,
  recipientId: string,
  { kind, ...payload }: Extract<NotificationEvent, { kind: 'digest' }>,
) {
  await enqueuing.enqueueNews(trx, [{ recipientId, kind, payload }]);
}

/** Has the bot send a person all that is kept of theirs, whatever they set, as one document. */
export async function sendExport(trx: Trx, recipientId: string) {
  await enqueuing.enqueueNews(trx, [{ recipientId, kind: 'accountExport', payload: {} }]);
}

export async function sendLastMessage(
  trx: Trx,
  { chatId, languageCode }: { chatId: number; languageCode: string | null },
) {
  await enqueuing.enqueueForChat(trx, chatId, 'accountDeleted', { languageCode });
}

export const setModeratorsChat = (db: Db, chatId: number | undefined) =>
  db.transaction().execute((trx) => enqueuing.setModeratorsChat(trx, chatId));

export function setReachable(db: Db, userId: string, reachable: boolean) {
  return db.transaction().execute(async (trx) => {
    if (!reachable) await queries.setUnreachable(trx, userId);
    else if (await queries.setReachableAgain(trx, userId)) await enqueuing.wakeClaims(trx);
    return { reachable };
  });
}
