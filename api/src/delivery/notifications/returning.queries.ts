import { sql } from 'kysely';
import { renewMessages } from '#src/platform/outbox/outbox.service.ts';
import type { Trx } from '#src/platform/database/schema.ts';

const most = 1000;

/** Sends the cards of what waits that were held back while the person was out of sight. */
export async function renewWaiting(trx: Trx, { id }: { id: string }) {
  await renewMessages(
    trx,
    sql`array(
      select about from notifications where status = 'sent' and message_id is null and about in (
        select applications.id from applications join projects on projects.id = project_id
          where status = 'Pending' and user_id = ${id}
        union all select applications.id from projects join applications on project_id = projects.id
          where status = 'Pending' and owner_id = ${id}
        union all select participants.id from projects join participants on project_id = projects.id
          where state = 'invited' and owner_id = ${id}
        union all select id from pairs where state = 'invited' and inviter_id = ${id}
        union all select id from contact_requests
          where state = 'pending' and (from_id = ${id} or to_id = ${id}))
      limit ${most})`,
  );
}
