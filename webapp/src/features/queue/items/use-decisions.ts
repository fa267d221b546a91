import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useProjectCache } from '#src/api/projects.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { showSnackbar } from '#src/kit/notices/notices.ts';
import type { QueueItem } from './queue-item.ts';
import { queueKey, takeOut } from './queue-lists.ts';
import { isOutdated, truthOf } from './refusal.ts';

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

/** Runs a moderator's acts on one item, one at a time and each once for a double tap. */
export function useActs(item: QueueItem, { onLeave, onOutdated }: Flow) {
  const queries = useQueryClient();
  const projects = useProjectCache();
  // A state would be too late for the second tap of a double tap.
  const isBusy = useRef(false);
  const act = useMutation({
    mutationFn: ({ run }: Act) => run(),
    async onSuccess(_, { done }) {
      if (done === undefined) return;
      telegram().haptic('success');
      showSnackbar(done);
      onLeave(item);
      await takeOut(queries, item);
      if (item.kind !== 'profile') void projects.refresh();
    },
    onError(error) {
      telegram().haptic('error');
      if (isOutdated(error)) onOutdated(item);
    },
    async onSettled() {
      isBusy.current = false;
      await queries.invalidateQueries({ queryKey: queueKey }).catch(() => undefined);
    },
  });
  const { variables, error, isPending } = act;
  return {
    run: (wanted: Act) => {
      if (isBusy.current) return;
      isBusy.current = true;
      act.mutate(wanted);
    },
    /** Which act runs. */
    running: isPending ? variables.kind : undefined,
    isPending,
    failure: error && variables ? { text: variables.failed, reasons: truthOf(error) } : undefined,
    isOutdated: isOutdated(error),
    forget: () => act.reset(),
  };
}
