import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { Contact } from '#src/schemas/people/contacts.ts';
import { ContactStatus } from '#src/schemas/people/contacts.ts';
import { Id, UserRef } from '#src/schemas/ids.ts';
import { text } from '#src/schemas/text.ts';

export const getContactStatus = endpoint('GET', '/api/User/{id}/contact-request', {
  access: 'signedIn',
  params: z.object({ id: UserRef }),
  reply: ContactStatus,
  errors: ['userNotFound'],
  summary: 'Whether the caller can write to a person in Telegram, or has asked to',
});

export const requestContact = endpoint('POST', '/api/User/{id}/contact-request', {
  access: 'signedInWrite',
  params: z.object({ id: UserRef }),
  body: z.strictObject({ text: text(limits.contactText) }),
  reply: ContactStatus,
  errors: [
    'userNotFound',
    'ownContact',
    'consentNeeded',
    'contactPending',
    'contactTooSoon',
    'dailyLimit',
  ],
  summary: 'Asks a person, through the bot, whether one may write to them',
});

export const answerContactRequest = endpoint('POST', '/api/User/answer-contact-request', {
  access: 'signedInWrite',
  body: z.strictObject({ requestId: Id, accept: z.boolean() }),
  reply: z.object({ state: z.enum(['accepted', 'declined']), contact: z.nullable(Contact) }),
  errors: ['contactRequestNotFound', 'contactAnswered'],
  summary: 'Accepts or declines; the same answer again changes nothing. Both are introduced',
});
