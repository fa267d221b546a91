import * as z from 'zod/mini';
import { Moment } from '#src/schemas/ids.ts';

/** How the other side is reached once accepted; without a username there is no `url`. */
export const Contact = z.object({
  telegramId: z.number(),
  name: z.string(),
  url: z.nullable(z.string()),
});
export type Contact = z.output<typeof Contact>;

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
