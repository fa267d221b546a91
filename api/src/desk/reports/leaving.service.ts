import type { Trx } from '#src/platform/database/schema.ts';
import { tellAll } from '#src/platform/outbox/outbox.service.ts';
import { nobody } from '#src/platform/text/nobody.ts';
import * as queries from './reports.queries.ts';

/** Answers open reports on a profile that is gone: nobody sees it any more. */
export async function closeReportsOn(trx: Trx, userId: string, at: Date) {
  const subject = { type: 'profile', id: userId } as const;
  const decided = { decision: 'block', by: userId, at, comment: null } as const;
  const answered = await queries.decideOpen(trx, subject, decided);
  const news = { kind: 'reportDecided', subjectName: nobody, subjectType: 'profile' } as const;
  await tellAll(
    trx,
    answered.map(({ reporter_id: recipientId }) => ({
      recipientId,
      news: { ...news, decision: decided.decision },
    })),
  );
}
