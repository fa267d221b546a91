import type { CheckInCard, ProjectCheckCard } from '@kollab/contract';
import type { Trx } from '#src/platform/database/schema.ts';
import { renewMessages } from '#src/platform/outbox/outbox.service.ts';
import * as queries from './check-ins.queries.ts';

export { listCheckInFacts, listProjectCheckFacts } from './check-ins.queries.ts';

export const refreshCheckIns = async (trx: Trx, { id }: { id: string }) => {
  await renewMessages(trx, queries.openOf(id));
};

export const toCheckInCard = (
  facts: queries.CheckInFacts,
  recipientId: string | null,
): CheckInCard | null =>
  facts.user_id === recipientId
    ? {
        checkInId: facts.id,
        projectId: facts.project_id,
        projectName: facts.project_name,
        state: facts.is_open ? 'open' : 'over',
        answer: facts.answer,
        isOwner: facts.owner_id === recipientId,
      }
    : null;

export const toProjectCheckCard = (
  facts: queries.ProjectCheckFacts,
  recipientId: string | null,
): ProjectCheckCard | null =>
  facts.owner_id === recipientId
    ? { projectId: facts.id, projectName: facts.project_name, state: facts.state }
    : null;
