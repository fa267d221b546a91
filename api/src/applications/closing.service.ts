import type { Trx } from '#src/database/schema.ts';
import { cardsChanged, tell } from '#src/notifications/notifications.service.ts';
import { rejectPending } from './closing.queries.ts';

interface Closing {
  projectId: string;
  /** Only this vacancy's; without it, the whole project's. */
  vacancyId?: string;
  because: 'vacancyClosed' | 'projectClosed';
  actorId: string;
  at: Date;
}

/** Rejects pending applications because something was closed and tells their authors; answers how many. */
export async function answerPending(trx: Trx, closing: Closing): Promise<number> {
  const rejected = await rejectPending(trx, closing);
  for (const { id, user_id: userId, ...row } of rejected) {
    const project = { projectId: closing.projectId, projectName: row.project_name };
    const vacancy = { vacancyId: row.vacancy_id, vacancyTitle: row.vacancy_title };
    if (closing.because === 'projectClosed')
      await tell(trx, userId, { kind: 'projectClosed', ...project, hasApplied: true });
    else await tell(trx, userId, { kind: 'vacancyClosed', ...project, ...vacancy });
    await cardsChanged(trx, id);
  }
  return rejected.length;
}
