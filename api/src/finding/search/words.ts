import { limits } from '@kollab/contract';

const tokenLength = 60;
const maxWords = 8;

const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
const edges =
  /^[^\p{L}\p{N}\p{Extended_Pictographic}.]+|[^\p{L}\p{N}\p{Extended_Pictographic}+#]+$/gu;

export const hasContent = (word: string) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word);

/** One spelling for all that look the same: NFKC, lower case, ё as е, one space, nothing invisible. */
export function normalise(value: string): string {
  const visible = value.replace(/[\t-\r]/g, ' ').replace(invisible, '');
  return visible.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
}

/** Bounded so that no letter that unfolds into many can make a token Postgres refuses. */
export const clip = (word: string) => Array.from(word).slice(0, tokenLength).join('');

/** A word as compared: without the commas and quotes around it; `.net`, `c++` and `c#` stay whole. */
export const trimWord = (word: string) => clip(word.replace(edges, ''));

/** A query's words as typed, at most eight of them; no more than 100 characters are looked at. */
export function splitQuery(query: string): string[] {
  const typed = Array.from(query).slice(0, limits.searchQuery).join('').split(/\s+/);
  const words = typed.flatMap((word) =>
    /\p{Script=Cyrillic}/u.test(word) ? word.split(/[,;|/]+/) : [word],
  );
  return [...new Set(words.filter((word) => word !== ''))].slice(0, maxWords);
}
