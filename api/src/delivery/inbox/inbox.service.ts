import { type Face, type InboxEvent, type InboxItem, limits, type Paging } from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { cursorAfter, type Page, readCursor } from '#src/platform/paging.ts';
import { readCurrent } from '#src/delivery/notifications/events.ts';
import { readFaces } from './faces.ts';
import * as queries from './inbox.queries.ts';

/**
 * What of it can be shown, as it stands now. What is gone counts as read from then on. Throws
 * badInput.
 */
export async function readInbox(
  context: Context,
  userId: string,
  { limit, cursor }: Paging,
): Promise<Page<InboxItem>> {
  const { db, clock } = context;
  const after = readCursor(cursor);
  const rows = await queries.listNotifications(db, userId, { limit, after });
  const told = await readCurrent(db, rows, clock());
  const gone = rows.filter((row) => row.read_at === null && !told.has(row.id));
  await markAll(context, userId, toIds(gone));
  const shown = rows.flatMap((row) => {
    const event = told.get(row.id)?.event as InboxEvent | undefined;
    return event ? [{ row, event }] : [];
  });
  const faceOf = await readFaces(
    db,
    userId,
    shown.map(({ event }) => event),
  );
  const items = shown.map(({ row, event }) => toItem(row, event, faceOf(event)));
  return { items, next: cursorAfter(rows, { limit }) };
}

const toIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const toItem = (row: queries.InboxRow, event: InboxEvent, face: Face | undefined): InboxItem => ({
  id: row.id,
  event,
  ...(face && { face }),
  at: row.created_at.toISOString(),
  isRead: row.read_at !== null,
});

/** One more than is shown at most. */
export const countUnread = async (db: Db, userId: string) => ({
  count: await queries.countUnread(db, userId, limits.unreadShown + 1),
});

export async function markRead(context: Context, userId: string, ids: readonly string[]) {
  await markAll(context, userId, ids);
  return countUnread(context.db, userId);
}

/**
 * Decisions lock several notifications in an order of their own, so this holds none while it waits
 * for another.
 */
async function markAll({ db, clock }: Context, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return;
  const at = clock();
  await queries.markUnlockedRead(db, userId, ids, at);
  for (const id of await queries.listUnread(db, userId, ids)) {
    await queries.markRead(db, userId, id, at);
  }
}
