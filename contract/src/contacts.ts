import * as z from 'zod/mini';
import { Contact } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { Id, Moment, UserRef } from './ids.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

export const ContactState = z.enum(['none', 'pending', 'accepted', 'declined']);

/** A request for contact as the person who is asked sees it. */
export const ContactRequestCard = z.object({
  requestId: z.string(),
  telegramId: z.number(),
  name: z.string(),
  statusShort: z.string(),
  text: z.string(),
  /** Whether no moderator ever approved who asks: links in the text are not to be followed. */
  isFromStranger: z.optional(z.boolean()),
  /** `withdrawn`: whoever asked is here no more. */
  state: z.enum(['pending', 'accepted', 'declined', 'withdrawn']),
  /** Whoever asked, once accepted. */
  contact: z.nullable(Contact),
});
export type ContactRequestCard = z.output<typeof ContactRequestCard>;

/** How the caller’s request to a person stands. */
export const ContactStatus = z.object({
  state: ContactState,
  /** How to write to them: by their username, or once they accepted. */
  contact: z.nullable(Contact),
  /** When one may ask again; null: at once. */
  mayAskAt: z.nullable(Moment),
});
export type ContactStatus = z.output<typeof ContactStatus>;

export const getContactStatus = endpoint({
  method: 'GET',
  path: '/api/User/{id}/contact-request',
  access: 'signedIn',
  params: z.object({ id: UserRef }),
  reply: ContactStatus,
  errors: ['userNotFound'],
  summary: 'Whether the caller can write to a person in Telegram, or has asked to',
});

export const requestContact = endpoint({
  method: 'POST',
  path: '/api/User/{id}/contact-request',
  access: 'signedInWrite',
  params: z.object({ id: UserRef }),
  body: z.strictObject({ text: text(limits.contactText) }),
  reply: ContactStatus,
  errors: ['userNotFound', 'ownContact', 'contactPending', 'contactTooSoon', 'dailyLimit'],
  summary: 'Asks a person, through the bot, whether one may write to them',
});

export const answerContactRequest = endpoint({
  method: 'POST',
  path: '/api/User/answer-contact-request',
  access: 'signedInWrite',
  body: z.strictObject({ requestId: Id, accept: z.boolean() }),
  reply: z.object({ state: z.enum(['accepted', 'declined']), contact: z.nullable(Contact) }),
  errors: ['contactRequestNotFound', 'contactAnswered'],
  summary: 'Accepts or declines; the same answer again changes nothing. Both are introduced',
});
