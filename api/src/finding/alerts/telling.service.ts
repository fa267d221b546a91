import {
  type AlertCard,
  displayName,
  type FoundItem,
  limits,
  type SavedCard,
  searchLabel,
} from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import { forEachApart, inTurn } from '#src/platform/database/job-turns.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { enqueueCard, remind } from '#src/platform/outbox/outbox.service.ts';
import * as queries from './told.queries.ts';

const most = 200;

/** Tells people what their saved searches found, and reminds of what they saved. */
export const tellAlerts = ({ db }: Pick<Context, 'db'>, now: Date) =>
  inTurn(db, 'telling', { now, every: 0 }, async () => {
    const readers = await queries.listReaders(db, now, most);
    await forEachApart(readers, (id) => tellReader(db, id, now));
    const reminders = await queries.listReminders(db, now, most);
    await forEachApart(reminders, ({ id }) => remindOfSaved(db, id, now));
    return true;
  });

/** One message of all that is due; what ended before it is never told. */
const tellReader = (db: Db, userId: string, now: Date) =>
  db.transaction().execute(async (trx) => {
    const rows = await queries.lockDue(trx, userId, now);
    const idsOf = (some: typeof rows) => some.map(({ subject_id: id }) => id);
    const [open, over] = [rows.filter((row) => row.is_open), rows.filter((row) => !row.is_open)];
    await queries.setDue(trx, userId, idsOf(over), null);
    if (open.length === 0) return;
    const next = await mayTell(
      trx,
      userId,
      open.some((row) => row.is_now),
      now,
    );
    if (next === undefined) await sendDigest(trx, userId, idsOf(open), now);
    else await queries.setDue(trx, userId, idsOf(open), next);
  });

/** Undefined when a person may be told now, else from when on. */
async function mayTell(trx: Trx, userId: string, isNow: boolean, now: Date) {
  if (!isNow) return undefined;
  const { next, lately } = await queries.findReader(trx, userId, now);
  return lately < limits.alertsNow ? undefined : next;
}

async function sendDigest(trx: Trx, userId: string, ids: readonly string[], now: Date) {
  const about = await queries.insertDigest(trx, userId, ids, now);
  await enqueueCard(trx, { kind: 'alertCard', about, recipientId: userId });
}

const remindOfSaved = (db: Db, id: string, now: Date) =>
  db.transaction().execute(async (trx) => {
    const item = await queries.lockReminder(trx, id, now);
    if (!item) return;
    const card = { kind: 'savedCard', about: id, recipientId: item.user_id } as const;
    await queries.setReminder(trx, id, (await remind(trx, card, now)) ?? null);
  });

type Row = Omit<Awaited<ReturnType<typeof queries.listDigestFacts>>[number], 'searches' | 'id'>;

function toItem(row: Row): FoundItem {
  const { kind, subjectId: id } = row;
  if (kind === 'person') {
    return { kind, id, telegramId: row.telegramId ?? 0, name: displayName(row) };
  }
  const project = { projectId: row.projectId ?? '', projectName: row.projectName ?? '' };
  return kind === 'project'
    ? { kind, id, ...project }
    : { kind, id, ...project, vacancyId: id, vacancyTitle: row.vacancyTitle ?? '' };
}

/** What digests of alerts say at this moment; of one in which nothing is left there is none. */
export async function listAlertFacts(db: Db, ids: string[]) {
  const rows = await queries.listDigestFacts(db, ids);
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, found]): AlertCard & { id: string } => {
    const searches = new Map(
      found.flatMap((row) => row.searches ?? []).map((search) => [search.id, search]),
    );
    return {
      id,
      count: found.length,
      items: found.slice(0, limits.alertsShown).map(toItem),
      searches: [...searches.values()].map((search) => ({
        id: search.id,
        label: searchLabel(search.filter),
      })),
    };
  });
}

/** What reminders of what was saved say; nothing of what is over. */
export async function listSavedFacts(db: Db, ids: string[]) {
  const rows = await queries.listSavedFacts(db, ids);
  return rows.map((row): SavedCard & { id: string } => ({ id: row.id, item: toItem(row) }));
}
