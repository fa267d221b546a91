import { answerContactRequest, answerInvitation, type InboxEvent } from '@kollab/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#src/api/api.ts';
import { refusalOf } from '#src/api/failure.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/texts.ts';
import { showSnackbar } from '#src/ui/notices.ts';
import { inboxKey } from './inbox.ts';

/** What an entry asks of the reader, while it waits. */
export interface Question {
  kind: 'invitation' | 'contact';
  id: string;
  /** Of the project or of whoever asks. */
  name: string;
}

export function questionOf(event: InboxEvent): Question | undefined {
  if (event.kind === 'invitationCard' && event.card.state === 'invited') {
    const { projectId: id, projectName: name } = event.card;
    return { kind: 'invitation', id, name };
  }
  if (event.kind === 'contactRequestCard' && event.card.state === 'pending') {
    const { requestId: id, name } = event.card;
    return { kind: 'contact', id, name };
  }
  return undefined;
}

async function send({ kind, id }: Question, accept: boolean) {
  if (kind === 'contact') {
    const { state } = await call(answerContactRequest, { body: { requestId: id, accept } });
    return state === 'accepted';
  }
  const { result } = await call(answerInvitation, { body: { projectId: id, accept } });
  return result === 'member';
}

/** Accepts or declines in place, once for a double tap. */
export function useAnswer(question: Question) {
  const queries = useQueryClient();
  const projects = useProjectCache();
  // A state would be too late for the second tap of a double tap.
  const isBusy = useRef(false);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (accept: boolean) => send(question, accept),
    onSuccess(isAccepted) {
      telegram().haptic('success');
      const { accepted, declined } = texts.messages.answered[question.kind];
      showSnackbar(isAccepted ? accepted : declined);
      if (question.kind === 'invitation') void projects.refresh();
    },
    onError: () => telegram().haptic('error'),
    async onSettled() {
      await queries.invalidateQueries({ queryKey: inboxKey }).catch(() => undefined);
      isBusy.current = false;
    },
  });
  const answer = (accept: boolean) => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(accept);
  };
  return {
    answer,
    isPending,
    wish: isPending ? variables : undefined,
    failure: error ? { text: texts.messages.answerFailed, reason: refusalOf(error) } : undefined,
  };
}
