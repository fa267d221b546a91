import type { Term, Token } from '#src/discovery/search/tokens.ts';

/** Kinds of tokens of which a search may ask how they begin. */
const begun = new Set(['n', 't', 'k', 'l', 'u']);
const lettersFiled = 4;

/** Where everything is found: searches that ask for nothing are filed here. */
const everything = '*';

const beginning = (token: string, letters: number) =>
  token.charAt(0) + Array.from(token.slice(1)).slice(0, letters).join('');

const keyOf = (term: Term) => {
  const token = typeof term === 'string' ? term : term.prefix;
  return begun.has(token.charAt(0)) ? beginning(token, lettersFiled) : token;
};

/** The levels, the wish for a team and such: of them there are so few that they tell little. */
const isCommon = ([term]: readonly Term[]) => typeof term === 'string' && /^[vxaf]/.test(term);

interface Group {
  terms: readonly Term[];
  rows: number;
}

/** What a search is filed under: all that its rarest part may be met as. */
export function filedUnder(groups: readonly Group[]): string[] {
  const [rarest] = groups.toSorted(
    (a, b) => Number(isCommon(a.terms)) - Number(isCommon(b.terms)) || a.rows - b.rows,
  );
  return rarest ? [...new Set(rarest.terms.map(keyOf))] : [everything];
}

/** Under what searches may be filed that something with these tokens matches. */
export function keysOf(tokens: readonly string[]): string[] {
  const keys = new Set([everything]);
  for (const token of tokens as Token[]) {
    if (!begun.has(token.charAt(0))) keys.add(token);
    else {
      for (let letters = 1; letters <= lettersFiled; letters += 1) {
        keys.add(beginning(token, letters));
      }
    }
  }
  return [...keys];
}
