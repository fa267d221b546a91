import {
  type AlertCard,
  displayName,
  type FoundItem,
  limits,
  type SavedCard,
  serverLimits,
} from '@kollab/contract';
import { hasFewApplicants } from '@kollab/contract/matching';
import type { Context } from '#src/platform/context.ts';
import { forEachApart, inTurn } from '#src/platform/database/job-turns.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { enqueueCard, joinDigest, remind } from '#src/platform/outbox/outbox.service.ts';
import * as queries from './alert-delivery.queries.ts';
import { insertWeeklyParts, takeWeekly } from './weekly.queries.ts';
import { type Due, readWeekly } from './weekly.service.ts';

const day = 24 * 60 * 60_000;
const most = 200;
const longest = 10_000;

export const deliverAlerts = ({ db }: Pick<Context, 'db'>, now: Date) =>
  inTurn(db, 'telling', { now, every: 0 }, async () => {
    await tellReaders(db, now);
    await queries.remindOfEnding(db, now, most);
    const reminders = await queries.listReminders(db, now, most);
    await forEachApart(reminders, ({ id }) => remindOfSaved(db, id, now));
    return true;
  });

/** Many have theirs at the same hour: other jobs have their turn after a while. */
async function tellReaders(db: Db, now: Date) {
  const until = performance.now() + longest;
  for (let isMore = true; isMore && performance.now() < until;) {
    const readers = await queries.listReaders(db, now, most);
    await forEachApart(readers, (id) => tellReader(db, id, now));
    isMore = readers.length === most;
  }
}

/**
 * How often, and for how long, to look again at what is out of sight, such as a hidden person's.
 */
const again = { every: day, within: 7 * day };

/** One message of all that is due; what ended before it is not told. */
async function tellReader(db: Db, userId: string, now: Date) {
  const weekly = await readWeekly(db, userId, now);
  await db.transaction().execute(async (trx) => {
    const isWeekly = await takeWeekly(trx, userId, now, weekly?.toldUntil ?? now);
    const rows = await queries.lockDue(trx, userId, now);
    const idsOf = (some: typeof rows) => some.map(({ subject_id: id }) => id);
    const [open, over] = [rows.filter((row) => row.is_open), rows.filter((row) => !row.is_open)];
    const isEarly = ({ created_at: at }: (typeof rows)[number]) =>
      now.getTime() - at.getTime() < again.within;
    const later = new Date(now.getTime() + again.every);
    await queries.setDue(trx, userId, idsOf(over.filter(isEarly)), later);
    await queries.setDue(trx, userId, idsOf(over.filter((row) => !isEarly(row))), null);
    const more = isWeekly && weekly && weekly.matches.length + weekly.news.length > 0;
    if (more) return sendDigest(trx, userId, { ids: idsOf(open), more: weekly }, now);
    if (open.length === 0) return;
    const next = await mayTell(
      trx,
      userId,
      open.some((row) => row.is_now),
      now,
    );
    if (next === undefined) await sendDigest(trx, userId, { ids: idsOf(open) }, now);
    else await queries.setDue(trx, userId, idsOf(open), next);
  });
}

/** Undefined when a person may be told now, else from when on. */
async function mayTell(trx: Trx, userId: string, isNow: boolean, now: Date) {
  if (!isNow) return undefined;
  const { next, lately } = await queries.findReader(trx, userId, now);
  return lately < serverLimits.alertsNow ? undefined : next;
}

interface Told {
  ids: readonly string[];
  more?: Due;
}

async function sendDigest(trx: Trx, userId: string, { ids, more }: Told, now: Date) {
  const about = await queries.insertDigest(trx, userId, ids, now);
  if (more) await insertWeeklyParts(trx, { id: about, userId, at: now }, more);
  await enqueueCard(trx, { kind: 'alertCard', about, recipientId: userId });
  await joinDigest(trx, { about, recipientId: userId }, now);
}

const remindOfSaved = (db: Db, id: string, now: Date) =>
  db.transaction().execute(async (trx) => {
    const item = await queries.lockReminder(trx, id, now);
    if (!item) return;
    const card = { kind: 'savedCard', about: id, recipientId: item.user_id } as const;
    await queries.setReminder(trx, id, (await remind(trx, card, now)) ?? null);
  });

type Row = Omit<
  Awaited<ReturnType<typeof queries.listDigestFacts>>[number],
  'searches' | 'match' | 'standing' | 'id'
>;

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

const hasFew = (standing: Parameters<typeof hasFewApplicants>[0] | null) =>
  standing !== null && hasFewApplicants(standing);

export async function listAlertFacts(db: Db, ids: string[]) {
  const [rows, news] = await Promise.all([
    queries.listDigestFacts(db, ids),
    queries.listDigestNews(db, ids),
  ]);
  return ids.flatMap((id): (AlertCard & { id: string })[] => {
    const told = rows.filter((row) => row.id === id);
    const found = told.filter(({ match }) => match === null);
    const searches = new Map(
      found.flatMap((row) => row.searches ?? []).map((search) => [search.id, search]),
    );
    const card = {
      id,
      count: found.length,
      items: found.slice(0, limits.alertsShown).map(toItem),
      searches: [...searches.values()],
      matches: told.flatMap((row) =>
        row.match === null
          ? []
          : [{ item: toItem(row), match: row.match, hasFew: hasFew(row.standing) }],
      ),
      news: news.flatMap(({ id: of, ...one }) => (of === id ? [one] : [])),
    };
    return card.count + card.matches.length + card.news.length > 0 ? [card] : [];
  });
}

export async function listSavedFacts(db: Db, ids: string[]) {
  const rows = await queries.listSavedFacts(db, ids);
  return rows.map((row): SavedCard & { id: string } => ({
    id: row.id,
    item: toItem(row),
    endsOn: row.endsOn,
  }));
}
