import { cutLine } from '@kollab/contract';
import { type Run, touches, wordDiff } from '@kollab/contract/word-diff';
import { join, markup, type Html } from '#src/format/html.ts';

const around = 30;

/** A word up to here is shown whole even where no room is left for it, in UTF-16 units. */
const longestWord = 45;

const looks: Record<Run['kind'], (text: string) => Html> = {
  same: (text) => markup`${text}`,
  added: (text) => markup`<u>${text}</u>`,
  removed: (text) => markup`<s>${text}</s>`,
};

function firstWords(line: string, max: number): string {
  const head = line.slice(0, max + 1);
  return head === line ? line : head.slice(0, Math.max(head.lastIndexOf(' '), 0));
}

function lastWords(line: string, max: number): string {
  if (line.length <= max) return line;
  const [, ...rest] = line.slice(-max - 1).split(' ');
  return rest.join(' ');
}

/** What stayed, but for the words next to changes. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line.length <= around * (isFirst || isLast ? 1 : 2) + 1) return line;
  const head = isFirst ? '' : firstWords(line, around);
  const tail = isLast ? '' : lastWords(line, around);
  return isFirst || isLast ? `${head}…${tail}` : `${head} … ${tail}`;
}

/**
 * A long text word by word: what went struck through, what came underlined, around each only some of
 * what stayed. Undefined where the texts have too little in common to be compared, or for a new one.
 */
export function describeWords(before: string, after: string, length: number): Html | undefined {
  const runs = wordDiff(before, after);
  if (!runs.some(({ kind }) => kind === 'same')) return undefined;
  let left = length;
  const parts: Html[] = [];
  for (const [index, { kind, text }] of runs.entries()) {
    if (left <= 0) {
      parts.push(markup`…`);
      break;
    }
    const isLast = index === runs.length - 1;
    const shown = kind === 'same' ? shorten(text, index === 0, isLast) : cutWords(text, left);
    left -= Array.from(shown).length;
    if (touches(runs[index - 1], { kind, text })) parts.push(markup` `);
    parts.push(looks[kind](shown));
  }
  return join(parts, '');
}

/** Keeps the spaces around, which part it from its neighbours; only a word without end is cut. */
function cutWords(text: string, max: number): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  const line = words.replaceAll(/\s+/g, ' ');
  const first = line.indexOf(' ') === -1 ? line.length : line.indexOf(' ');
  const whole = firstWords(line, first > longestWord ? max : Math.max(max, first));
  const shown = whole === line ? line : whole === '' ? cutLine(line, max) : `${whole}…`;
  return `${before && ' '}${shown}${after && ' '}`;
}

/** More marks than this Telegram may not take: it has room for a hundred of all kinds. */
const marksShown = 40;

export function describeWhole(before: string, after: string): Html {
  if (before === '' || after === '')
    return before === '' ? markup`${after}` : looks.removed(before);
  const runs = wordDiff(before, after);
  const marks = runs.filter(({ kind }) => kind !== 'same').length;
  if (marks === runs.length || marks > marksShown) {
    return join([looks.removed(before), looks.added(after)], '\n');
  }
  return join(
    runs.map((run, index) => {
      const shown = looks[run.kind](run.text);
      return touches(runs[index - 1], run) ? markup` ${shown}` : shown;
    }),
    '',
  );
}
