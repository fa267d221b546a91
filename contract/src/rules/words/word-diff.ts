import { diffArrays } from 'diff/lib/diff/array.js';

export interface Run {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

// The package's own words are Latin ones: Cyrillic would be compared letter by letter.
const words = /[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*[+#]*|\s+|[^\p{L}\p{M}\p{N}\s]/gu;
const wordsOf = (text: string) => text.match(words) ?? [];

const isGap = ({ text }: Run) => text.trim() === '';
const sizeOf = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '').length;

/** Of so few common letters one makes no sentence: the text is shown as another one. */
const commonAtLeast = 0.3;

/** Beyond so many edits a comparison takes long and says little. */
const maxEditLength = 400;

function rawRuns(before: string, after: string): Run[] | undefined {
  return diffArrays(wordsOf(before), wordsOf(after), { maxEditLength })?.map(
    ({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }),
  );
}

/** Changes with nothing but a space between them are one: what went, then what came. */
function joined(runs: readonly Run[]): Run[] {
  const shown: Run[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) shown.push({ kind: 'removed', text: removed });
    if (added) shown.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  runs.forEach((run, index) => {
    if (run.kind === 'removed') removed += run.text;
    else if (run.kind === 'added') added += run.text;
    else if (isGap(run) && removed && added && runs[index + 1]) {
      removed += run.text;
      added += run.text;
    } else {
      flush();
      shown.push(run);
    }
  });
  flush();
  return shown;
}

/** What became of a text, word by word; a text with little in common is replaced as a whole. */
export function wordDiff(before: string, after: string): Run[] {
  const both: Run[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  const whole = both.filter(({ text }) => text !== '');
  const runs = rawRuns(before, after);
  if (!runs) return whole;
  const common = sizeOf(runs.map(({ kind, text }) => (kind === 'same' ? text : '')).join(''));
  const isAnother = common < Math.max(sizeOf(before), sizeOf(after)) * commonAtLeast;
  return isAnother ? whole : joined(runs);
}

/** Would be read as one word with what went before. */
export const touches = (before: Run | undefined, { kind, text }: Run) =>
  kind === 'added' && before?.kind === 'removed' && !/\s$/.test(before.text) && !/^\s/.test(text);
