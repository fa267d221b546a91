import * as z from 'zod/mini';

/** Why a vacancy and a person fit: the same to both. Names are as their tags are written. */
export const Match = z.object({
  /** What is wanted and there, what says most first. */
  matched: z.array(z.string()),
  /** Which of these stand among skills close to them. */
  beside: z.array(z.object({ tagName: z.string(), near: z.array(z.string()) })),
  /** What is wanted, and the person's skill closest to it. */
  related: z.array(z.object({ tagName: z.string(), through: z.string() })),
  missing: z.array(z.string()),
  /** The match as a sentence in Russian; in other words and languages it is `sayMatch`. */
  sentence: z.string(),
});
export type Match = z.output<typeof Match>;
