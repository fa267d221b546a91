/** Stands between facts: no line begins with it, as it stays with the word before. */
const dot = '\u00a0· ';

export const sayFacts = (...facts: readonly (string | 0 | false | null | undefined)[]) =>
  facts
    .map((fact) => fact && fact.trim())
    .filter(Boolean)
    .join(dot);
