import { cutLine } from '@kollab/contract';
import { type Run, wordDiff } from '@kollab/contract/word-diff';
import { join, markup, type Html } from '#src/messages/html.ts';

/** How much of what stayed is shown beside a change. */
const around = 30;

const looks: Record<Run['kind'], (text: string) => Html> = {
  same: (text) => markup`${text}`,
  added: (text) => markup`<u>${text}</u>`,
  removed: (text) => markup`<s>${text}</s>`,
};

/** What stayed, but for the words next to changes. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  const words = text.replaceAll(/\s+/g, ' ');
  const signs = Array.from(words);
  const head = isFirst ? '' : signs.slice(0, around).join('');
  const tail = isLast ? '' : signs.slice(-around).join('');
  return signs.length <= around * (isFirst || isLast ? 1 : 2) + 1 ? words : `${head}…${tail}`;
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
    parts.push(looks[kind](shown));
  }
  return join(parts, '');
}

/** Keeps the spaces around, which part it from its neighbours. */
function cutWords(text: string, max: number): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  return `${before && ' '}${cutLine(words, max)}${after && ' '}`;
}
