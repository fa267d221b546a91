import * as z from 'zod/mini';

/** A skill of the catalogue and how many approved profiles have it. */
export const CatalogueTag = z.object({
  tagName: z.string(),
  count: z.number(),
  /** What was asked for is this very tag, or another name of it. */
  isMeant: z.optional(z.boolean()),
});
export type CatalogueTag = z.output<typeof CatalogueTag>;
