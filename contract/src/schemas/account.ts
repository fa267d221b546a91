import * as z from 'zod/mini';
import { bounded } from './bounds.ts';
import { Moment } from './ids.ts';

/** A version of the policy, as its first line says it. */
export const PolicyVersion = bounded(40);

export const Account = z.object({
  /** When they last agreed that others see what moderators approve; null: not yet, or taken back. */
  consentedAt: z.nullable(Moment),
  /** To which version of the policy. Another one than `policyVersion` is asked for again. */
  consentedTo: z.nullable(z.string()),
  /** When they took it back: nobody sees them since. */
  consentWithdrawnAt: z.nullable(Moment),
  policyVersion: z.string(),
  /** When all of theirs is erased; null: they did not ask. Until then they may change their mind. */
  deletesAt: z.nullable(Moment),
});
export type Account = z.output<typeof Account>;

/** What whoever runs Kollab says of people's data, as text: `# ` begins a heading. */
export const Policy = z.object({
  version: z.string(),
  text: z.object({ ru: z.string(), en: z.string() }),
});
export type Policy = z.output<typeof Policy>;
