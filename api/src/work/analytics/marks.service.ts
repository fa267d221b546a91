import type { Request, noteView } from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import type { Actor } from '#src/platform/access/actor.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { dayOf } from '#src/platform/days.ts';
import { droppedViews } from '#src/platform/metrics/metrics.ts';
import { networkOf } from '#src/platform/rates/address.ts';
import * as queries from './marks.queries.ts';

/** Written so often: what came since then a kill takes along. */
const interval = 2000;
const mostKept = 20_000;
const hour = 60 * 60_000;

interface Kept extends queries.Mark {
  at: number;
}

interface Viewing {
  projectId: string;
  view: Request<typeof noteView>['body'];
  actor: Actor;
  address: string;
}

/**
 * Keeps who opened what in memory, and writes it besides all requests. While Postgres is away it is kept
 * up to a bound; what is more, or old, is dropped and counted.
 */
export function openMarks({ db, clock }: Context) {
  let kept = new Map<string, Kept>();
  let writing: Promise<void> | undefined;

  async function write() {
    const taken = kept;
    kept = new Map();
    const latest = clock().getTime() - hour;
    const timely = [...taken].filter(([, { at }]) => at > latest);
    droppedViews.inc(taken.size - timely.length);
    if (timely.length === 0) return;
    try {
      await queries.insertMarks(
        db,
        timely.map(([, mark]) => mark),
      );
    } catch {
      const since = kept;
      kept = new Map(timely);
      for (const [key, mark] of since) keep(key, mark);
    }
  }

  function keep(key: string, mark: Kept) {
    const before = kept.get(key);
    if (before) before.hasBegun ||= mark.hasBegun;
    else if (kept.size < mostKept) kept.set(key, mark);
    else droppedViews.inc();
  }

  const flush = () => {
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  };
  const timer = setInterval(() => void flush(), interval).unref();

  return {
    note({ projectId, view, actor, address }: Viewing) {
      if (actor.kind === 'bot' || (actor.kind === 'person' && !isCounted(actor.person))) return;
      const { source, vacancyId = null, hasBegun = false } = view;
      const now = clock();
      const userId = actor.kind === 'person' ? actor.person.id : null;
      const network = userId === null ? networkOf(address) : null;
      const day = dayOf(now);
      keep([day, userId ?? network, projectId, vacancyId].join(' '), {
        at: now.getTime(),
        day,
        projectId,
        vacancyId,
        userId,
        network,
        source,
        hasBegun: hasBegun && vacancyId !== null,
      });
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
      await flush();
    },
  };
}

const isCounted = ({ role, isSuspended, viaBot }: Extract<Actor, { kind: 'person' }>['person']) =>
  role === 'user' && !isSuspended && !viaBot;

export type Marks = ReturnType<typeof openMarks>;

export const forgetViews = (trx: Trx, { id }: { id: string }) => queries.deleteViewsOf(trx, id);
