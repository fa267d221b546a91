import type { Branch, Hit, Page } from './listing.queries.ts';
import type { Part } from './search-terms.ts';

/** With fewer hits than this, typos are looked for. */
const enough = 5;

interface Search<Wanted extends Omit<Page, 'branches'>> {
  find: (branches: readonly Branch[], wanted: Wanted) => Promise<Hit[]>;
  wanted: Wanted;
  /** What is looked for as it is typed. */
  plain: readonly Branch[];
  /** What the typed words may have meant, if anything. */
  mended: () => Promise<Part | undefined>;
  /** How that stands beside the others. */
  similar: Omit<Branch, 'part'>;
}

/** What is found as typed; where that is little, what is found with typos mended comes after it. */
export async function findWithTypos<Wanted extends Omit<Page, 'branches'>>({
  find,
  wanted,
  plain,
  mended,
  similar,
}: Search<Wanted>): Promise<Hit[]> {
  const hits = await find(plain, wanted);
  if (hits.length === wanted.limit) return hits;
  const first =
    wanted.after === undefined
      ? hits
      : await find(plain, { ...wanted, after: undefined, limit: enough });
  const part = first.length < enough ? await mended() : undefined;
  if (part === undefined) return hits;
  const rest = { ...wanted, limit: wanted.limit - hits.length };
  return hits.concat(await find([{ ...similar, part }], rest));
}
