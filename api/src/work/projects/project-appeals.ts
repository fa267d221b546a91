import { sql } from 'kysely';
import { mayAppealUntil } from '#src/submissions/appeals.queries.ts';

/** Until when a project's latest rejection can be appealed, as a part of a query over `projects`. */
export const appealableOf = () =>
  sql<Date | null>`case when projects.moderation_status = 'Rejected'
    then ${mayAppealUntil('project', sql.ref('projects.id'), sql`now()`)} end`.as(
    'may_appeal_until',
  );
