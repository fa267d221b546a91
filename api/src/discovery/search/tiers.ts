import type { Reading } from './readings.ts';
import type { Shares } from './search.queries.ts';
import type { Term, Token } from './tokens.ts';
import type { Corrections } from './vocabulary.queries.ts';

/** Lower ranks come first. */
export interface Tier {
  rank: number;
  tsquery: string;
  without: string[];
  /** Whether so many match that the index would name far more than are looked at. */
  isCommon?: boolean;
}

const quote = (token: string) => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const write = (term: Term) => (typeof term === 'string' ? quote(term) : `${quote(term.prefix)}:*`);

/**
 * The text of a `tsquery` that wants one term of every group; undefined when a group is empty, so
 * that nothing can match.
 */
export function allOf(groups: readonly (readonly Term[])[]): string | undefined {
  if (groups.length === 0 || groups.some((group) => group.length === 0)) return undefined;
  return groups.map((group) => `(${[...new Set(group.map(write))].join(' | ')})`).join(' & ');
}

const asksFor = (tsquery: string, token: string) => tsquery.includes(quote(token));

export type Way = (reading: Reading) => Term[];

const asTyped: Way[] = [
  (word) => word.exactName,
  (word) => word.name,
  (word) => [...word.name, ...word.exactTag],
  (word) => [...word.name, ...word.tag],
];

/** How a name sounds finds it as written, too: asking for both would be asking twice. */
const nameInAnyReading: Way = ({ name, otherName, isHeard }) =>
  isHeard ? otherName : [...name, ...otherName];
const tagInAnyReading: Way = (word) => [...word.tag, ...word.otherTag];

const otherwise: Way[] = [
  (word) => [...word.exactName, ...word.otherExactName],
  nameInAnyReading,
  (word) => [...nameInAnyReading(word), ...tagInAnyReading(word)],
];

const firstOtherRank = asTyped.length + 1;
const firstSimilarRank = firstOtherRank + otherwise.length;
export const lastRank = firstSimilarRank + 1;

const asked = (readings: readonly Reading[], ways: Way[], firstRank: number) =>
  ways.flatMap((way, index) => {
    const tsquery = allOf(readings.map(way));
    return tsquery === undefined ? [] : [{ rank: firstRank + index, tsquery }];
  });

/**
 * Each tier finds all that the one before it does, and more; only the first of the other readings
 * need not find what the last of the literal ones did.
 */
function withoutRepeats(tiers: readonly Omit<Tier, 'without'>[]): Tier[] {
  const distinct = tiers.filter(({ tsquery }, index) => tiers[index - 1]?.tsquery !== tsquery);
  const literal = distinct.findLast(({ rank }) => rank < firstOtherRank);
  return distinct.map((tier, index) => {
    const previous = distinct[index - 1];
    const earlier = [tier.rank > firstOtherRank ? literal : undefined, previous];
    const without = [...new Set(earlier.flatMap((other) => (other ? [other.tsquery] : [])))];
    return { rank: tier.rank, tsquery: tier.tsquery, without };
  });
}

/** Exact name, beginning of a name, tag; then the same in the other alphabet or keyboard layout. */
export const plainTiers = (readings: readonly Reading[]): Tier[] =>
  withoutRepeats([...asked(readings, asTyped, 1), ...asked(readings, otherwise, firstOtherRank)]);

export interface Frequencies {
  /** What so many have that whoever reads the table finds a tier of them sooner than an index. */
  common: string[];
  /** Whether what begins so is common, all of it together, or nothing of it even plentiful. */
  howOften: (start: string) => 'common' | 'often' | 'seldom';
}

/** From so many people on, what one in so many has is called common. */
const common = { people: 50_000, share: 0.04 };
const plenty = 100;

export function frequenciesOf({ rows, of }: Shares): Frequencies {
  const plentiful = [...of].filter(([, share]) => share * rows >= plenty);
  const isCommon = (those: typeof plentiful) =>
    rows >= common.people && those.reduce((sum, [, share]) => sum + share, 0) >= common.share;
  return {
    common: plentiful.filter((one) => isCommon([one])).map(([token]) => token),
    howOften: (start) => {
      const begun = plentiful.filter(([token]) => token.startsWith(start));
      if (begun.length === 0) return 'seldom';
      return isCommon(begun) ? 'common' : 'often';
    },
  };
}

/**
 * Tells which tier is the first to find what many people have: of those it does find enough at once.
 * Only for queries of one word: several may be common each and together rare.
 */
export function markCommon(tiers: readonly Tier[], tokens: readonly string[]): Tier[] {
  const isAsked = (tsquery: string) => tokens.some((token) => asksFor(tsquery, token));
  return tiers.map((tier) => ({
    ...tier,
    isCommon: isAsked(tier.tsquery) && !tier.without.some(isAsked),
  }));
}

export function correct(
  readings: readonly Reading[],
  near: Corrections,
): ((word: Reading, isClosestOnly: boolean) => Token[]) | undefined {
  const corrected = new Map(
    readings.map((reading) => {
      const corrections = reading.doubtful
        .flatMap(near)
        .filter(({ typos }) => typos > 0)
        .toSorted((a, b) => a.typos - b.typos);
      return [reading, corrections];
    }),
  );
  if ([...corrected.values()].every((corrections) => corrections.length === 0)) return undefined;
  return (word, isClosestOnly) => {
    const corrections = corrected.get(word) ?? [];
    const least = corrections[0]?.typos ?? 0;
    const used = corrections.filter(({ typos }) => !isClosestOnly || typos <= least);
    return used.map(({ token }) => token);
  };
}

export const inAnyReading: Way = (word) => [
  ...word.name,
  ...nameInAnyReading(word),
  ...tagInAnyReading(word),
];

/** With typos corrected: first only the closest words, then all that are close. */
export function similarTiers(readings: readonly Reading[], near: Corrections): Tier[] {
  const corrected = correct(readings, near);
  if (!corrected) return [];
  const correctedBy =
    (isClosestOnly: boolean): Way =>
    (word) => [...inAnyReading(word), ...corrected(word, isClosestOnly)];
  const tiers = withoutRepeats([
    ...asked(readings, asTyped.slice(-1), firstOtherRank - 1),
    ...asked(readings, otherwise.slice(-1), firstSimilarRank - 1),
    ...asked(readings, [correctedBy(true), correctedBy(false)], firstSimilarRank),
  ]);
  return tiers.filter(({ rank }) => rank >= firstSimilarRank);
}

/** With fewer hits than this, typos are looked for. */
const enough = 5;

interface PageAfter<Position> {
  after: Position | undefined;
  limit: number;
}

interface TypoSearch<What, Hit, Position> {
  find: (what: What, page: PageAfter<Position>) => Promise<Hit[]>;
  page: PageAfter<Position>;
  plain: What;
  corrected: () => Promise<What | undefined>;
}

/** Where little is found as typed, what is found with typos corrected comes after it. */
export async function findWithTypos<What, Hit, Position>({
  find,
  page,
  plain,
  corrected,
}: TypoSearch<What, Hit, Position>): Promise<Hit[]> {
  const { after, limit } = page;
  const hits = await find(plain, page);
  if (hits.length === limit) return hits;
  const first = after ? await find(plain, { after: undefined, limit: enough }) : hits;
  const other = first.length < enough ? await corrected() : undefined;
  if (other === undefined) return hits;
  return hits.concat(await find(other, { after, limit: limit - hits.length }));
}
