import type { Token } from './tokens.ts';

/** A token to find: as it is, or whatever begins with it. */
export type Term = Token | { prefix: Token };

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

/** Whether a query that `allOf` wrote asks for a token, or for what begins with it. */
export const asksFor = (tsquery: string, token: string): boolean => tsquery.includes(quote(token));
