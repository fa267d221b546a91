import * as z from 'zod/mini';
import { Moment } from '#src/schemas/ids.ts';

/** How the other side is reached once accepted; without a username there is no `url`. */
export const Contact = z.object({
  telegramId: z.number(),
  name: z.string(),
  url: z.nullable(z.string()),
});
export type Contact = z.output<typeof Contact>;

/** Whoever news is about; without `telegramId` and `url` while they are out of the reader’s sight. */
export const PersonInNews = z.extend(Contact, { telegramId: z.nullable(z.number()) });
export type PersonInNews = z.output<typeof PersonInNews>;

export const ContactState = z.enum(['none', 'pending', 'accepted', 'declined']);

export const ContactStatus = z.object({
  state: ContactState,
  /** How to write to them: by their username, or once they accepted. */
  contact: z.nullable(Contact),
  /** When one may ask again; null: at once. */
  mayAskAt: z.nullable(Moment),
});
export type ContactStatus = z.output<typeof ContactStatus>;
