import { learnSkills, type Skills } from '@kollab/contract/skills';
import type { Context } from '#src/platform/context.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';
import type { Db } from '#src/platform/database/schema.ts';
import * as queries from './skills.queries.ts';

export { listShownTags } from './skills.queries.ts';
export { type Named, matchOf, namedSkills, toMatch } from './match.view.ts';

const minute = 60_000;
const keptFor = 5 * minute;
const countedEvery = 60 * minute;

interface Kept {
  skills: Promise<Skills>;
  readAt: number;
}

const known = new WeakMap<Db, Kept>();

/**
 * What is known of skills, as of a few minutes ago: it is the same to everybody and changes slowly.
 * While it is read anew, what was known before serves.
 */
export function knownSkills({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Skills> {
  const now = clock().getTime();
  const kept = known.get(db);
  if (kept && Math.abs(now - kept.readAt) < keptFor) return kept.skills;
  const read = readSkills(db);
  const fallback = kept?.skills;
  known.set(db, { skills: fallback ?? read, readAt: now });
  void keep(db, read, now);
  return fallback ?? read;
}

async function keep(db: Db, skills: Promise<Skills>, readAt: number) {
  try {
    await skills;
    known.set(db, { skills, readAt });
  } catch {
    known.delete(db);
  }
}

async function readSkills(db: Db): Promise<Skills> {
  const [counts, tags, together] = await Promise.all([
    queries.findCounts(db),
    queries.listUses(db),
    queries.listPairs(db),
  ]);
  const uses = new Map(tags.map((tag) => [tag.key, tag.uses]));
  const most = Math.max(0, ...uses.values());
  return learnSkills({
    people: Math.max(counts?.people ?? 0, most),
    uses,
    together,
    asked: counts?.asked ?? 0,
  });
}

export const countSkills = ({ db }: Pick<Context, 'db'>, now: Date) =>
  inTurn(db, 'skills', { now, every: countedEvery }, async () => {
    await learnPairs(db, now);
    return true;
  });

export async function learnPairs(db: Db, now: Date) {
  await db.transaction().execute((trx) => queries.countPairs(trx, now));
  known.delete(db);
}
