import { paths } from '@kollab/contract';
import { useState } from 'react';
import { useApplicationCache } from '#src/api/applications.ts';
import { useConfirmationCache } from '#src/shared/confirmations/confirmations.ts';
import { withReason } from '#src/kit/notices/reason.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { noUndoneWithin, useUndoable } from '#src/kit/lib/use-undoable.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { type Question, type Reply, sendAnswer, wordsOf } from './answer.ts';
import type { Outcome } from './outcome.ts';
import { useTodayCache } from './today.ts';

interface Answered extends Outcome {
  mayUndo: boolean;
}

export function useAnswer(question: Question) {
  const projects = useProjectCache();
  const applications = useApplicationCache();
  const confirmations = useConfirmationCache();
  const today = useTodayCache();
  const [answered, setAnswered] = useState<Answered>();
  const { hold, takeBack } = useUndoable(noUndoneWithin);
  const { kind } = question;
  const words = wordsOf(question);
  const { run, isPending, error, wish, reset } = useAction({
    perform: (reply: Reply) => sendAnswer(question, reply),
    onSuccess({ isAccepted, contact }) {
      telegram().haptic('success');
      setAnswered({ isAccepted, contact, mayUndo: false });
      if (kind !== 'contact') void projects.refresh();
    },
    onError: () => setAnswered(undefined),
    onSettled() {
      if (kind === 'application' || kind === 'pair') void applications.refresh();
      if (kind === 'confirmation') void confirmations.refresh();
      void today.refresh();
    },
  });
  return {
    words,
    answered,
    isPending,
    accept: () => run({ accept: true }),
    decline: (reason?: string) => {
      reset();
      setAnswered({ isAccepted: false, contact: null, mayUndo: true });
      hold(() => {
        setAnswered({ isAccepted: false, contact: null, mayUndo: false });
        run({ accept: false, ...(reason !== undefined && { reason }) });
      });
    },
    undo: () => {
      if (takeBack()) setAnswered(undefined);
    },
    failure: error
      ? withReason(wish?.accept ? words.acceptFailed : words.declineFailed, error, '. ')
      : undefined,
  };
}

export function pathOf(question: Question): string {
  switch (question.kind) {
    case 'application':
      return paths.application(question.projectId, question.vacancyId, question.telegramId);
    case 'invitation':
    case 'handOver':
    case 'confirmation':
    case 'projectCheck':
      return paths.project(question.projectId);
    case 'pair':
      return paths.pair(question.pairId);
    case 'contact':
      return paths.user(question.telegramId);
    case 'call':
      return paths.vacancy(question.projectId, question.vacancyId);
  }
  return question satisfies never;
}
