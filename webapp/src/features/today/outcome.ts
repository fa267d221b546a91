import type { Contact, InboxEvent, InboxItem } from '@kollab/contract';
import type { Question } from './answer.ts';
import { cardKeyOf } from './news.ts';
import { keyOf } from './steady.ts';

export interface Outcome {
  isAccepted: boolean;
  contact: Contact | null;
}

function outcomeOf(event: InboxEvent): Outcome | undefined {
  if (!('card' in event)) return undefined;
  const { card } = event;
  const state = 'status' in card ? card.status : 'state' in card && card.state;
  const contact = ('contact' in card && card.contact) || null;
  if (/^(member|accepted|applied|confirmed|agreed|goesOn)$/i.test(`${state}`))
    return { isAccepted: true, contact };
  const isRefused = /^(declined|rejected|paused)$/i.test(`${state}`) && !('mayAcceptLate' in card);
  return isRefused ? { isAccepted: false, contact: null } : undefined;
}

/** Told by its card among the news: an answer may have been lost on its way. */
export function outcomeIn(inbox: readonly InboxItem[], question: Question): Outcome | undefined {
  const item = inbox.find(({ event }) => cardKeyOf(event) === keyOf(question));
  return item && outcomeOf(item.event);
}
