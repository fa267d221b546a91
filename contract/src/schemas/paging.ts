import * as z from 'zod/mini';
import { limits } from '#src/rules/limits.ts';
import { bounded } from './bounds.ts';

const digits = z.pipe(
  z.pipe(
    bounded(4).check(z.regex(/^\d{1,4}$/)),
    z.transform((value) => Number(value)),
  ),
  z.number().check(z.minimum(1), z.maximum(limits.pageMax)),
);

/** `?limit=&cursor=`; the next page's address comes in the `Link` header. */
export const Paging = z.object({
  limit: z.pipe(
    z.optional(z.union([digits, z.number()])),
    z.transform((value) => value ?? limits.page),
  ),
  cursor: z.optional(bounded(200)),
});
export type Paging = z.output<typeof Paging>;
