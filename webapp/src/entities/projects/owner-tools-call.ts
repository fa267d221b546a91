import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { refusalOf } from '#src/api/failure.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { showAlert, showSnackbar } from '#src/kit/notices/notices.ts';

interface Words<Answer> {
  /** Said in passing when it is done. */
  done: string | ((answer: Answer) => string);
  failed: string;
}

/** Something to do with the server, and what to say about it. */
interface Act {
  /** Answers what to say when it is done. */
  perform: () => Promise<string>;
  failed: string;
  onDone: (() => void) | undefined;
}

/** Does something with an own project, once per double tap, and shows what has become of it. */
export function useOwnerCall() {
  const projects = useProjectCache();
  // A state would be too late for the second tap of a double tap.
  const isBusy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ perform }: Act) => perform(),
    onSuccess(done, { onDone }) {
      telegram().haptic('success');
      showSnackbar(done);
      onDone?.();
    },
    onError(error, { failed }) {
      telegram().haptic('error');
      void showAlert([failed, refusalOf(error)].filter(Boolean).join('\n'));
    },
    onSettled() {
      isBusy.current = false;
      void projects.refresh();
    },
  });
  const run = <Answer>(
    ask: () => Promise<Answer>,
    { done, failed }: Words<Answer>,
    onDone?: () => void,
  ) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const perform = async () => {
      const answer = await ask();
      return typeof done === 'string' ? done : done(answer);
    };
    mutate({ perform, failed, onDone });
  };
  return { run, isBusy: isPending };
}
