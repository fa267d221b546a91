import * as z from 'zod/mini';
import { Moment } from './ids.ts';

/** What a person and Kollab agreed about the person's data. */
export const Account = z.object({
  /** When they agreed that others see what moderators approve; null: not yet. */
  consentedAt: z.nullable(Moment),
  /** When all of theirs is erased; null: they did not ask. Until then they may change their mind. */
  deletesAt: z.nullable(Moment),
});
export type Account = z.output<typeof Account>;
