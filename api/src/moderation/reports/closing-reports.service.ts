import type { ReportDecision } from '@kollab/contract';
import type { Trx } from '#src/platform/database/schema.ts';
import { updateCards, notifyAll } from '#src/platform/outbox/outbox.service.ts';
import { nobody } from '#src/platform/text/nobody.ts';
import type { UserRow } from '#src/people/users/users.service.ts';
import * as queries from './reports.queries.ts';

export async function notifyReporters(
  trx: Trx,
  { type: subjectType, person }: queries.SubjectRef & { person: UserRow },
  answered: readonly { id: string; reporter_id: string }[],
  outcome: { decision: ReportDecision; subjectName: string },
) {
  const news = { kind: 'reportDecided', subjectType, ...outcome } as const;
  const named = subjectType === 'profile' ? person.telegram_id : undefined;
  await notifyAll(
    trx,
    answered.map(({ reporter_id: recipientId }) => ({ recipientId, news, named })),
  );
  await updateCards(trx, ...answered.map(({ id }) => id));
}

/** Answers open reports on a profile that is gone: nobody sees it any more. */
export async function closeReportsOn(trx: Trx, userId: string, at: Date) {
  const subject = { type: 'profile', id: userId } as const;
  const decided = { decision: 'block', by: userId, at, comment: null } as const;
  const answered = await queries.decideOpen(trx, subject, decided);
  const news = { kind: 'reportDecided', subjectName: nobody, subjectType: 'profile' } as const;
  await notifyAll(
    trx,
    answered.map(({ reporter_id: recipientId }) => ({
      recipientId,
      news: { ...news, decision: decided.decision },
    })),
  );
}
