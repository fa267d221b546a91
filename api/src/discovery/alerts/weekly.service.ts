import { limits, serverLimits } from '@kollab/contract';
import { feedKinds } from '@kollab/contract/schemas';
import { listFeed } from '#src/discovery/feed/feed.service.ts';
import { dayBegins } from '#src/platform/days.ts';
import { matchVacancies, matchWithFew } from '#src/discovery/matching/matching.service.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import * as queries from './weekly.queries.ts';

export const startWeeklyDigest = (trx: Trx, { id }: { id: string }, now: Date) =>
  queries.insertWeekly(trx, id, now);

type Found = Awaited<ReturnType<typeof matchVacancies>>;

/**
 * Nothing but what fits well is told: to somebody without a team and an application that to which few applied,
 * else the best, of which one alone is not worth a message.
 */
async function findMatches(
  db: Db,
  userId: string,
  { now, isWeekly, isFree }: { now: Date; isWeekly: boolean; isFree: boolean },
) {
  const context = { db, clock: () => now };
  const untold = async (all: Found) => {
    const ids = all.map(({ vacancyId }) => vacancyId);
    const known = await queries.listKnown(db, userId, ids);
    return all.flatMap(({ vacancyId, match }) =>
      match && !known.has(vacancyId) ? [{ vacancyId, match }] : [],
    );
  };
  const reader = { id: userId };
  const few = isFree ? await untold(await matchWithFew(context, reader)) : [];
  if (few.length > 0 || !isWeekly) return few.slice(0, limits.digestMatches);
  const best = await untold(await matchVacancies(context, reader, serverLimits.matchedVacancies));
  return best.length < serverLimits.digestMatchesFrom ? [] : best.slice(0, limits.digestMatches);
}

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

/**
 * What a person's digest says besides what searches found, once a week or as they are left over: vacancies no more
 * often than that, whichever it was. Undefined while it is not time.
 */
export async function readWeekly(db: Db, userId: string, now: Date): Promise<Due | undefined> {
  const weekly = await queries.findWeekly(db, userId, now);
  if (!weekly) return undefined;
  const { is_weekly: isWeekly, is_free: isFree } = weekly;
  const toldUntil = dayBegins(now);
  const news =
    weekly.in_digest && isWeekly
      ? await findNews(db, userId, dayBegins(weekly.told_until), toldUntil)
      : [];
  const matches = weekly.was_proposed
    ? []
    : await findMatches(db, userId, { now, isWeekly, isFree });
  return { toldUntil, news, matches };
}
