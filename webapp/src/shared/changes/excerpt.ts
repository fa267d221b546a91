import type { Run } from '@kollab/contract/word-diff';

export interface Excerpt {
  runs: Run[];
  isCutBefore: boolean;
  isCutAfter: boolean;
}

/** Letters before the first change. */
const lead = 30;

const lettersOf = (text: string) => Array.from(text);

function fromFirstChange(runs: readonly Run[]): { runs: Run[]; isCut: boolean } {
  const [first, ...rest] = runs;
  if (!first || first.kind !== 'same' || rest.length === 0)
    return { runs: [...runs], isCut: false };
  const letters = lettersOf(first.text);
  if (letters.length <= lead) return { runs: [...runs], isCut: false };
  const tail = letters.slice(-lead).join('');
  const text = tail.slice(tail.search(/\s/) + 1);
  return { runs: [{ kind: 'same', text }, ...rest], isCut: true };
}

/**
 * What a moderator sees first: `max` letters of the new text and as many of what went. Undefined
 * where all of it is no longer than that.
 */
export function excerptOf(runs: readonly Run[], max: number): Excerpt | undefined {
  const sizeOf = (isWanted: (run: Run) => boolean) =>
    runs.filter(isWanted).reduce((sum, { text }) => sum + lettersOf(text).length, 0);
  const isNow = ({ kind }: Run) => kind !== 'removed';
  if (sizeOf(isNow) <= max && sizeOf((run) => !isNow(run)) <= max) return undefined;
  const { runs: rest, isCut } = fromFirstChange(runs);
  const left = { now: max, gone: max };
  const shown: Run[] = [];
  let isCutAfter = false;
  for (const { kind, text } of rest) {
    const purse = kind === 'removed' ? 'gone' : 'now';
    const letters = lettersOf(text);
    if (letters.length > left[purse]) isCutAfter = true;
    if (left[purse] > 0) shown.push({ kind, text: letters.slice(0, left[purse]).join('') });
    left[purse] = Math.max(0, left[purse] - letters.length);
    if (left.now === 0 && kind !== 'removed') {
      isCutAfter = true;
      break;
    }
  }
  return { runs: shown, isCutBefore: isCut, isCutAfter };
}
