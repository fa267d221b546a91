import * as z from 'zod/mini';
import { limits } from '#src/rules/limits.ts';
import { list } from '#src/schemas/bounds.ts';
import { line } from '#src/schemas/text.ts';

export const CatalogueTag = z.object({
  tagName: z.string(),
  count: z.number(),
  /** What was asked for is this very tag, or another name of it. */
  isMeant: z.optional(z.boolean()),
});
export type CatalogueTag = z.output<typeof CatalogueTag>;

/** What a moderator makes of a tag that is new to the catalogue: a known one in its place, or none. */
export const NewTagDecision = z.strictObject({
  tagName: line(limits.tag, 1),
  becomes: z.nullable(line(limits.tag, 1)),
});
export type NewTagDecision = z.output<typeof NewTagDecision>;

/** New tags that are not named are published as they are. */
export const NewTagDecisions = z.optional(list(NewTagDecision, limits.newTagDecisions));
