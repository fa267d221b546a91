import { type ContactRequestCard, displayName } from '@kollab/contract';
import { contactUrl } from '#src/people/users/users.service.ts';
import type { ContactRequestFacts } from './contacts.queries.ts';

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
