import { type CallCard, serverLimits } from '@kollab/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

export const stateOfCall = sql<CallCard['state']>`case
  when exists (select from applications where vacancy_id = calls.vacancy_id
    and user_id = calls.user_id and status in ('Pending', 'Accepted')
    and ended_at is null) then 'applied'
  when vacancies.closed_at is not null or vacancies.removed_at is not null
    or projects.approved_at is null or projects.archived_at is not null
    or projects.deleted_at is not null or projects.owner_id <> calls.owner_id
    or owner.deleted_at is not null
    or exists (select from participants where project_id = calls.project_id
      and user_id = calls.user_id and state = 'member') then 'over'
  when exists (select from match_dismissals where vacancy_id = calls.vacancy_id
    and user_id = calls.user_id and not by_owner
    and match_dismissals.created_at >= calls.created_at) then 'declined'
  else 'open' end`;

type Part = RawBuilder<unknown>;

/** Whether an owner may call a person now: nobody is called too often, by one or by many. */
export function mayBeCalled(ownerId: Part, userId: Part, at: Date) {
  const again = new Date(at.getTime() - serverLimits.callAgainAfter);
  const lately = new Date(at.getTime() - serverLimits.callsWithin);
  return sql<SqlBool>`(not exists (select from calls_to_apply
      where owner_id = ${ownerId} and user_id = ${userId} and created_at > ${again})
    and (select count(*) from calls_to_apply
      where user_id = ${userId} and created_at > ${lately}) < ${sql.lit(serverLimits.callsReaching)})`;
}
