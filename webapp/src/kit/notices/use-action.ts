import { limits } from '@kollab/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isCancelled } from '#src/api/failure.ts';
import { withReason } from './reason.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/common.ts';
import { useSlow } from '#src/kit/lib/use-slow.ts';
import { showAlert, showToast } from './notices.ts';

interface Action<Answer, Wish> {
  perform: (wish: Wish, signal: AbortSignal) => Promise<Answer>;
  done?: string | ((answer: Answer, wish: Wish) => string | undefined);
  /** Before the server's own words. */
  failed?: string | ((wish: Wish) => string);
  /** Shown before the server has answered, and as it was where that failed. */
  optimistic?: { show: (wish: Wish) => Promise<void>; takeBack: (wish: Wish) => void };
  onSuccess?: (answer: Answer, wish: Wish) => unknown;
  onError?: (error: Error, wish: Wish) => unknown;
  onSettled?: () => unknown;
  /** After 15 seconds without an answer it may be tried again, in place of the first time. */
  isRepeatable?: boolean;
}

/** Once for a double tap. */
export function useAction<Answer, Wish = void>(action: Action<Answer, Wish>) {
  const { perform, done, failed, optimistic, isRepeatable = false } = action;
  // A state would be too late for the second tap of a double tap.
  const last = useRef<{ controller: AbortController; startedAt: number }>(undefined);
  // And too old for what is offered while it was still under way, as to take it back.
  const isBusy = useRef(false);
  const { mutate, isPending, submittedAt, variables, error, isSuccess, reset } = useMutation({
    async mutationFn(wish: Wish) {
      const own = last.current ?? { controller: new AbortController() };
      try {
        return await perform(wish, own.controller.signal);
      } finally {
        if (last.current === own) last.current = undefined;
      }
    },
    onMutate: (wish) => optimistic?.show(wish),
    onSuccess(answer, wish) {
      const said = typeof done === 'function' ? done(answer, wish) : done;
      if (said !== undefined) {
        telegram().haptic('success');
        showToast(said);
      }
      return action.onSuccess?.(answer, wish);
    },
    onError(error, wish) {
      optimistic?.takeBack(wish);
      if (isCancelled(error)) return undefined;
      telegram().haptic('error');
      const said = typeof failed === 'function' ? failed(wish) : failed;
      if (said !== undefined) void showAlert(withReason(said, error));
      return action.onError?.(error, wish);
    },
    onSettled() {
      isBusy.current = false;
      return action.onSettled?.();
    },
  });
  /** `onDone` is called only while the screen is there: whoever went on is not taken away. */
  const run = (wish: Wish, onDone?: () => void) => {
    if (isBusy.current && !isRepeatable) return;
    const startedAt = performance.now();
    if (last.current && startedAt - last.current.startedAt < limits.retryOfferedAfter) return;
    last.current?.controller.abort();
    last.current = { controller: new AbortController(), startedAt };
    isBusy.current = true;
    mutate(wish, { onSuccess: onDone });
  };
  const isSlow = useSlow(isRepeatable && isPending, submittedAt);
  useEffect(() => {
    if (isSlow) showToast(texts.errors.slow);
  }, [isSlow]);
  return {
    run,
    isPending: isPending && !isSlow,
    isSuccess,
    error,
    wish: variables,
    reset,
  };
}
