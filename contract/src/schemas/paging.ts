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

const pagingBy = (usual: number) =>
  z.object({
    limit: z.pipe(
      z.optional(z.union([digits, z.number()])),
      z.transform((value) => value ?? usual),
    ),
    cursor: z.optional(bounded(200)),
  });

/** `?limit=&cursor=`; the next page's address comes in the `Link` header. */
export const Paging = pagingBy(limits.page);
export type Paging = z.output<typeof Paging>;

export const ResultPaging = pagingBy(limits.inlineResults);
