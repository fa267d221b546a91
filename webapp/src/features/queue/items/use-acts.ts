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

export interface Flow {
  /** Just before a decided item leaves. */
  onLeave: (item: QueueItem) => void;
  onOutdated: (item: QueueItem) => void;
}

export interface Act {
  kind: string;
  run: () => Promise<unknown>;
  /** Without it the item stays in the queue. */
  done?: string;
  failed: string;
}

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
    /** Decided once, also where a finger still holds the item in its place. */
    run: (act: Act) => (isSuccess && wish?.done !== undefined) || run(act),
    running: isPending ? wish?.kind : undefined,
    isPending,
    failure: error && wish ? { text: wish.failed, reasons: truthOf(error) } : undefined,
  };
}
