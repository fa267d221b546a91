import { useQueryClient } from '@tanstack/react-query';
import { useProjectCache } from '#src/api/projects.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import type { QueueItem } from './queue-item.ts';
import { queueKey, takeOut } from './queue-lists.ts';
import { ApiError } from '@kollab/contract';
import { refusalOf } from '#src/kit/notices/reason.ts';
import { sayMoment, sayTime } from '#src/texts/moment.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';

const decidedMeanwhile: ReadonlySet<string> = new Set([
  'alreadyDecided',
  'nothingSubmitted',
  'staleVersion',
  'userNotFound',
  'projectNotFound',
  'reportNotFound',
]);

/** Whether what was on the screen is no longer what waits. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError && error.code !== undefined && decidedMeanwhile.has(error.code);

/** Why the server said no, and who was first and when: a line each. */
function truthOf(error: unknown): string[] {
  const message = refusalOf(error);
  if (!(error instanceof ApiError) || message === undefined) return [];
  const { status, decidedBy, decidedAt, claimedBy, claimedUntil } = error.details ?? {};
  const { decided, someone, claimed } = moderatorTexts.queue;
  const sayings: Partial<Record<string, typeof decided.other>> = {
    Approved: decided.approved,
    Rejected: decided.rejected,
  };
  const lines = [message];
  if (decidedAt) {
    const say = sayings[status ?? ''] ?? decided.other;
    lines.push(say(decidedBy ?? someone, sayMoment(decidedAt)));
  }
  if (claimedUntil) lines.push(claimed(claimedBy ?? someone, sayTime(claimedUntil)));
  return lines;
}

/** How the queue goes on when an item is done with, or is no longer what was seen. */
export interface Flow {
  /** Said just before a decided item leaves. */
  onLeave: (item: QueueItem) => void;
  /** Said when the server has something else than what was on the screen. */
  onOutdated: (item: QueueItem) => void;
}

/** One act of a moderator: the call, what to say after it, and what to say when it fails. */
export interface Act {
  kind: string;
  run: () => Promise<unknown>;
  /** Without it the item stays in the queue. */
  done?: string;
  failed: string;
}

/** Runs a moderator's acts on one item, one at a time. */
export function useActs(item: QueueItem, { onLeave, onOutdated }: Flow) {
  const queries = useQueryClient();
  const projects = useProjectCache();
  const { run, isPending, isSuccess, wish, error } = useAction({
    perform: (act: Act) => act.run(),
    done: (_, { done }) => done,
    async onSuccess(_, { done }) {
      if (done === undefined) return;
      onLeave(item);
      await takeOut(queries, item);
      if (item.kind !== 'profile') void projects.refresh();
    },
    onError(error) {
      if (isOutdated(error)) onOutdated(item);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queueKey }).catch(() => undefined),
  });
  return {
    /** What has been decided stays so, also where a finger still holds it in its place. */
    run: (act: Act) => (isSuccess && wish?.done !== undefined) || run(act),
    /** Which act runs. */
    running: isPending ? wish?.kind : undefined,
    isPending,
    failure: error && wish ? { text: wish.failed, reasons: truthOf(error) } : undefined,
  };
}
