import {
  answerContactRequest,
  getContactStatus,
  listInbox,
  type Paging,
  requestContact,
} from '@kollab/contract';
import type { Someone } from '#test/test-app.ts';

type Named = { id: string };

export const ask = (person: Someone, { id }: Named, text = 'Хочу позвать в проект') =>
  person.call(requestContact, { params: { id }, body: { text } });

export const statusOf = (person: Someone, { id }: Named) =>
  person.call(getContactStatus, { params: { id } });

export const answer = (person: Someone, requestId: string, accept: boolean) =>
  person.call(answerContactRequest, { body: { requestId, accept } });

export const inboxOf = ({ call, telegramId }: Someone, query: Partial<Paging> = {}) =>
  call(listInbox, { params: { telegramId }, query });

export const requestsOf = async (person: Someone) =>
  (await inboxOf(person)).flatMap(({ event }) =>
    event.kind === 'contactRequestCard' ? [event.card] : [],
  );
