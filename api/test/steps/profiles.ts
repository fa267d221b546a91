import {
  appealProfile,
  approveProfile,
  claimNotifications,
  type ClaimedNotification,
  decideProfile,
  getUserByTelegram,
  getModerationHistory,
  listSubmittedProfiles,
  type ReviewedField,
  rejectProfile,
  saveChange,
  sendToModeration,
  setInReview,
  settleNotification,
} from '@kollab/contract';
import type { Someone, TestApp } from '#test/test-app.ts';

type Changes = Partial<Record<ReviewedField, unknown>>;
type Named = { telegramId: number };

export const save = (person: Someone, changeType: ReviewedField, newValue: unknown) =>
  person.call(saveChange, { body: { telegramId: person.telegramId, changeType, newValue } });

export const send = (person: Someone, changes: Changes = {}) =>
  person.call(sendToModeration, {
    body: { telegramId: person.telegramId, changes: changes as object },
  });

export const claim = (moderator: Someone, { telegramId }: Named, version?: number) =>
  moderator.call(setInReview, { params: { id: telegramId }, body: { version } });

export const approve = (moderator: Someone, { telegramId }: Named, version?: number) =>
  moderator.call(approveProfile, { params: { telegramId }, body: { version } });

export const reject = (moderator: Someone, { telegramId }: Named, comment: string) =>
  moderator.call(rejectProfile, { params: { telegramId }, body: { comment } });

type Reasons = Partial<Record<ReviewedField, string>>;

export const decide = (
  moderator: Someone,
  { telegramId }: Named,
  reasons: Reasons,
  version?: number,
) => {
  const rejected = Object.entries(reasons).map(([field, reason]) => ({
    field: field as ReviewedField,
    reason,
  }));
  return moderator.call(decideProfile, { params: { telegramId }, body: { version, rejected } });
};

export const appeal = (person: Someone, text = 'Так и есть') =>
  person.call(appealProfile, { body: { telegramId: person.telegramId, text } });

export const readOwn = (person: Someone) =>
  person.call(getUserByTelegram, { params: { telegramId: person.telegramId } });

export const readPublic = ({ as }: TestApp, { telegramId }: Named) =>
  as({ telegramId: 4_999_999_999 })(getUserByTelegram, { params: { telegramId } });

export const readHistory = (reader: Someone, { telegramId } = reader as Named) =>
  reader.call(getModerationHistory, { params: { telegramId } });

export const kinds = async (reader: Someone, of: Named = reader) =>
  (await readHistory(reader, of)).events.map((event) => event.kind);

export const listQueue = (moderator: Someone) =>
  moderator.call(listSubmittedProfiles, { query: { limit: 200, cursor: undefined } });

export const take = ({ bot }: TestApp, limit = 20) =>
  bot(claimNotifications, { body: { limit, waitSeconds: 0 } });

export async function takeAll(kollab: TestApp): Promise<ClaimedNotification[]> {
  const some = await take(kollab);
  return some.length === 0 ? [] : [...some, ...(await takeAll(kollab))];
}

/** What is to be delivered now to one chat; what others get is taken with it. */
export const told = async (kollab: TestApp, { telegramId }: Named) =>
  (await takeAll(kollab)).flatMap((row) => (row.telegramId === telegramId ? [row.event] : []));

type Outcome = 'sent' | 'retry' | 'released' | 'unreachable' | 'failed';
interface Result {
  messageId?: number;
  retryAfterSeconds?: number;
  error?: string;
}

export const settle = (
  { bot }: TestApp,
  { id, lease }: Pick<ClaimedNotification, 'id' | 'lease'>,
  outcome: Outcome,
  { messageId, retryAfterSeconds, error }: Result = {},
) =>
  bot(settleNotification, {
    params: { id },
    body: { lease, outcome, messageId, retryAfterSeconds, error },
  });

const eventsTo = (rows: readonly ClaimedNotification[], people: readonly Named[]) =>
  people.map(({ telegramId }) =>
    rows.flatMap((row) => (row.telegramId === telegramId ? [row.event] : [])),
  );

export const toldEach = async (kollab: TestApp, people: readonly Named[]) =>
  eventsTo(await takeAll(kollab), people);

/** Takes what is to be told by now, and says that it was sent: what comes of a card later is an edit. */
export async function deliver(kollab: TestApp) {
  const rows = await takeAll(kollab);
  for (const row of rows) await settle(kollab, row, 'sent', { messageId: row.messageId ?? 7 });
  return rows;
}

export const sentEach = async (kollab: TestApp, people: readonly Named[]) =>
  eventsTo(await deliver(kollab), people);
