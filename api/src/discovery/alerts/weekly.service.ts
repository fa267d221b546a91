import { limits, serverLimits } from '@kollab/contract';
import { feedKinds } from '@kollab/contract/schemas';
import { listFeed } from '#src/discovery/feed/feed.service.ts';
import { dayBegins } from '#src/platform/days.ts';
import { matchVacancies } from '#src/discovery/matching/matching.service.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import * as queries from './weekly.queries.ts';

/** Whoever was approved has a weekly digest from then on. */
export const startWeeklyDigest = (trx: Trx, { id }: { id: string }, now: Date) =>
  queries.insertWeekly(trx, id, now);

/** Nothing but what fits well is told, and one alone is not worth a message. */
async function findMatches(db: Db, userId: string, now: Date) {
  const context = { db, clock: () => now };
  const all = await matchVacancies(context, { id: userId }, serverLimits.matchedVacancies);
  const known = await queries.listKnown(
    db,
    userId,
    all.map(({ vacancyId }) => vacancyId),
  );
  const fitting = all.flatMap(({ vacancyId, match }) =>
    match && !known.has(vacancyId) ? [{ vacancyId, match }] : [],
  );
  return fitting.length < serverLimits.digestMatchesFrom
    ? []
    : fitting.slice(0, limits.digestMatches);
}

/** What became of projects on whole days, newest first: each project once, with all its kinds. */
async function findNews(db: Db, userId: string, from: Date, until: Date) {
  // What comes on the day of the digest is told in the next.
  const lastDay = new Date(until.getTime() - 1);
  const { items } = await listFeed(db, { id: userId }, { limit: limits.page }, lastDay);
  const told = items.flatMap(({ projectId, news, at }) => {
    const moment = new Date(at);
    return moment >= from ? news.map(({ kind }) => ({ projectId, kind })) : [];
  });
  const byProject = Map.groupBy(told, ({ projectId }) => projectId);
  return [...byProject].slice(0, limits.digestNews).map(([projectId, news]) => ({
    projectId,
    kinds: feedKinds.filter((kind) => news.some((one) => one.kind === kind)),
  }));
}

export interface Due extends queries.Weekly {
  toldUntil: Date;
}

/** What a person's weekly digest says besides what searches found; undefined while it is not time. */
export async function readWeekly(db: Db, userId: string, now: Date): Promise<Due | undefined> {
  const weekly = await queries.findWeekly(db, userId, now);
  if (!weekly) return undefined;
  const toldUntil = dayBegins(now);
  const news = weekly.in_digest
    ? await findNews(db, userId, dayBegins(weekly.told_until), toldUntil)
    : [];
  return { toldUntil, news, matches: await findMatches(db, userId, now) };
}
