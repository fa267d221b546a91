import { type ContactRequestCard, displayName } from '@kollab/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import { isThereOrGone } from '#src/people/visibility/visibility.sql.ts';
import { contactUrl } from '#src/people/users/users.service.ts';

/**
 * All that cards show of requests for contact, in one query. A request of somebody whom the asked
 * person may not see any more is left out.
 */
export function listContactRequestFacts(db: Db, ids: string[]) {
  return db
    .selectFrom('contact_requests')
    .innerJoin('users', 'users.id', 'contact_requests.from_id')
    .where('contact_requests.id', 'in', ids)
    .where(isThereOrGone('users'))
    .where(
      sql<SqlBool>`not exists (select from blocks where (blocker_id, blocked_id) in (
        (contact_requests.from_id, contact_requests.to_id),
        (contact_requests.to_id, contact_requests.from_id)))`,
    )
    .select([
      'contact_requests.id',
      'contact_requests.text',
      'contact_requests.state',
      'users.telegram_id',
      'users.username',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.status_short',
      'users.approved_at',
      'users.deleted_at',
    ])
    .execute();
}

type ContactRequestFacts = Awaited<ReturnType<typeof listContactRequestFacts>>[number];

/** A request for contact as the person who is asked sees it at this moment. */
export function toContactRequestCard(facts: ContactRequestFacts): ContactRequestCard {
  const { state, username, telegram_id: telegramId } = facts;
  const name = displayName(facts);
  const url = username === null ? null : contactUrl(username);
  return {
    requestId: facts.id,
    telegramId,
    name,
    statusShort: facts.approved_at === null ? '' : facts.status_short,
    text: facts.text,
    ...(facts.approved_at === null && { isFromStranger: true }),
    state,
    contact: state === 'accepted' && facts.deleted_at === null ? { telegramId, name, url } : null,
  };
}
