import { type DismissalReason, dismissMatch } from '@kollab/contract';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { useMatchesCache } from '#src/api/matching.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { keepalive, useUndoable } from '#src/kit/lib/use-undoable.ts';
import { useAction } from '#src/kit/notices/use-action.ts';

/** A vacancy proposed to the reader; with a person, that person proposed to its owner. */
export interface Proposal {
  projectId: string;
  vacancyId: string;
  personTelegramId?: number;
}

/** In milliseconds: only then the server is told. */
const undoneWithin = 5000;

/** At first only from the screen; who leaves the screen means it. */
export function useDismissal(proposal: Proposal) {
  const { refresh } = useMatchesCache();
  const [isGone, setGone] = useState(false);
  const { run } = useAction({
    perform: (reason: DismissalReason) =>
      call(dismissMatch, { body: { ...proposal, reason } }, keepalive),
    failed: matchingTexts.dismissal.failed,
    onSuccess: refresh,
    onError: () => setGone(false),
  });
  const { hold, takeBack } = useUndoable(undoneWithin);
  const dismiss = (reason: DismissalReason) => {
    setGone(true);
    hold(() => run(reason));
  };
  const undo = () => {
    if (takeBack()) setGone(false);
  };
  return { isGone, dismiss, undo };
}
