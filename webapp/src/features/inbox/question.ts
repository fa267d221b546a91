import {
  answerContactRequest,
  answerInvitation,
  decideApplication,
  type InboxEvent,
} from '@kollab/contract';
import { call } from '#src/api/api.ts';
import type { Triple } from '#src/api/applications.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { inboxTexts } from '#src/texts/inbox.ts';

/** What an entry asks of the reader, while it waits. */
export type Question = { name: string } & (
  | { kind: 'invitation' | 'contact'; id: string }
  | { kind: 'application'; of: Triple }
);

/** What the reader is asked, named after the project or whoever asks; nothing where nothing is. */
export function questionOf(event: InboxEvent): Question | undefined {
  if (event.kind === 'invitationCard' && event.card.state === 'invited') {
    const { projectId: id, projectName: name } = event.card;
    return { kind: 'invitation', id, name };
  }
  if (event.kind === 'contactRequestCard' && event.card.state === 'pending') {
    const { requestId: id, name } = event.card;
    return { kind: 'contact', id, name };
  }
  if (event.kind !== 'applicationCard') return undefined;
  const { status, mayDecide, name, projectId, vacancyId, telegramId } = event.card;
  if (status !== 'Pending' || !mayDecide) return undefined;
  return { kind: 'application', of: { projectId, vacancyId, telegramId }, name };
}

/** Sends the answer; says whether the server has it as accepted. */
export async function sendAnswer(question: Question, accept: boolean): Promise<boolean> {
  if (question.kind === 'application') {
    const body = { status: accept ? 'Accepted' : 'Rejected' } as const;
    const { status } = await call(decideApplication, { params: question.of, body });
    return status === 'Accepted';
  }
  const { kind, id } = question;
  if (kind === 'contact') {
    const { state } = await call(answerContactRequest, { body: { requestId: id, accept } });
    return state === 'accepted';
  }
  const { result } = await call(answerInvitation, { body: { projectId: id, accept } });
  return result === 'member';
}

interface Words {
  decline: string;
  accepted: string;
  declined: string;
  acceptFailed: string;
  declineFailed: string;
}

/** What the answers are called, and what is said when one was taken or failed. */
export function wordsOf({ kind }: Question): Words {
  const { decline, reject, answered, answerFailed } = inboxTexts;
  if (kind !== 'application') {
    return {
      decline,
      ...answered[kind],
      acceptFailed: answerFailed,
      declineFailed: answerFailed,
    };
  }
  const { accepted, rejected, acceptFailed, rejectFailed } = applicationTexts.application;
  return {
    decline: reject,
    accepted,
    declined: rejected,
    acceptFailed,
    declineFailed: rejectFailed,
  };
}
