import {
  answerContactRequest,
  getContactStatus,
  listInbox,
  type Paging,
  requestContact,
} from '@kollab/contract';
import type { Someone } from '#test/test-app.ts';

type Named = { id: string };

/** What people do to be introduced, one step each. */
export const ask = (person: Someone, { id }: Named, text = 'Хочу позвать в проект') =>
  person.call(requestContact, { params: { id }, body: { text } });

export const statusOf = (person: Someone, { id }: Named) =>
  person.call(getContactStatus, { params: { id } });

export const answer = (person: Someone, requestId: string, accept: boolean) =>
  person.call(answerContactRequest, { body: { requestId, accept } });

/** A page of a person's inbox. */
export const inboxOf = ({ call, telegramId }: Someone, query: Partial<Paging> = {}) =>
  call(listInbox, { params: { telegramId }, query });

/** Requests for contact as they stand in a person's inbox. */
export const requestsOf = async (person: Someone) =>
  (await inboxOf(person)).flatMap(({ event }) =>
    event.kind === 'contactRequestCard' ? [event.card] : [],
  );
