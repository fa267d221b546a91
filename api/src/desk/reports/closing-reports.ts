import type { ReportDecision } from '@kollab/contract';
import type { Trx } from '#src/platform/database/schema.ts';
import { cardsChanged, tellAll } from '#src/platform/outbox/outbox.service.ts';
import type { UserRow } from '#src/people/users/users.service.ts';
import type { SubjectRef } from './reports.queries.ts';

/** Tells those who reported a subject how it ended; moderators' cards follow. */
export async function tellReporters(
  trx: Trx,
  { type: subjectType, person }: SubjectRef & { person: UserRow },
  answered: readonly { id: string; reporter_id: string }[],
  outcome: { decision: ReportDecision; subjectName: string },
) {
  const news = { kind: 'reportDecided', subjectType, ...outcome } as const;
  const named = subjectType === 'profile' ? person.telegram_id : undefined;
  await tellAll(
    trx,
    answered.map(({ reporter_id: recipientId }) => ({ recipientId, news, named })),
  );
  await cardsChanged(trx, ...answered.map(({ id }) => id));
}
