import type { Db } from '#src/platform/database/schema.ts';
import { swapLayout, unmixed } from '#src/platform/text/alphabets.ts';
import { otherAlphabet, otherForms, soundsOf } from './spellings.ts';
import {
  hasContent,
  normalise,
  splitQuery,
  tagWords,
  type Term,
  type Token,
  tokenKinds,
  trimWord,
  wholeToken,
} from './tokens.ts';
import { universitiesCalled } from './universities.ts';
import {
  type Doubtful,
  expand,
  type Expansion,
  findAliases,
  type Vocabulary,
} from './vocabulary.queries.ts';

export interface Reading {
  /** The word as typed; empty where it is no word. */
  typed: string;
  /** The same as the other keyboard layout types it. */
  swapped: string;
  exactName: Term[];
  name: Term[];
  exactTag: Term[];
  tag: Term[];
  otherExactName: Term[];
  otherName: Term[];
  otherTag: Term[];
  /** Whether `otherName` looks for how the word sounds. */
  isHeard: boolean;
  doubtful: Doubtful[];
}

interface Word {
  literal: string;
  swapped: string;
  sounds: string[];
  swappedSounds: string[];
}

const longestAlias = 4;

/** One or two letters are tokens of their own, longer beginnings are looked up. */
const isShort = (word: string) => Array.from(word).length <= 2;

function readWord(typed: string): Word {
  const swap = swapLayout(typed);
  const literal = trimWord(normalise(typed));
  const swapped = swap === undefined ? '' : trimWord(normalise(swap));
  const usable = hasContent(literal) ? literal : '';
  const other = hasContent(swapped) ? swapped : '';
  return {
    literal: usable,
    swapped: other,
    sounds: isShort(usable) ? [] : soundsOf(usable).filter((sound) => sound.length > 1),
    swappedSounds: isShort(other) ? [] : soundsOf(other).slice(0, 1),
  };
}

const tokensToExpand = (words: readonly Word[]) =>
  words.flatMap(({ literal, swapped, sounds }): Token[] => [
    ...[literal, swapped]
      .filter((word) => word !== '' && !isShort(word))
      .flatMap((word): Token[] => [`${tokenKinds.name}${word}`, `${tokenKinds.tag}${word}`]),
    ...sounds.flatMap((sound): Token[] => [
      `${tokenKinds.nameSound}${sound}`,
      `${tokenKinds.tagSound}${sound}`,
    ]),
  ]);

const startKinds = {
  [tokenKinds.name]: tokenKinds.nameStart,
  [tokenKinds.tag]: tokenKinds.tagStart,
} as const;

const beginning = (kind: keyof typeof startKinds, word: string, expansion: Expansion): Term[] => {
  if (word === '') return [];
  if (isShort(word)) return [`${startKinds[kind]}${word}`];
  return expansion(`${kind}${word}`);
};

/** A word known to nobody is left out, so that the index is not asked for it. */
const exactly = (token: Token, expansion: Expansion): Term[] => {
  const word = token.slice(1);
  if (word === '') return [];
  const [first] = isShort(word) ? [token] : expansion(token);
  return first === token || typeof first === 'object' ? [token] : [];
};

/** Who types a tag means no other keys. */
const asTyped = (word: Word): Word => ({ ...word, swapped: '', swappedSounds: [] });

interface Circumstances {
  expansion: Expansion;
  meant: Token[];
  isTag: boolean;
  withMiddleNames: boolean;
}

function readingOf(
  word: Word,
  { expansion, meant, isTag, withMiddleNames }: Circumstances,
): Reading {
  const { literal, swapped, sounds, swappedSounds } = isTag ? asTyped(word) : word;
  const name = beginning(tokenKinds.name, literal, expansion);
  const middle: Term[] = withMiddleNames && literal ? [`${tokenKinds.middleName}${literal}`] : [];
  const inOther = isShort(literal) && !isTag ? otherAlphabet(literal) : '';
  const forms = sounds
    .flatMap((sound) => [...otherForms(sound)])
    .map((sound): Token => `${tokenKinds.nameSound}${sound}`);
  const exactName = exactly(`${tokenKinds.name}${literal}`, expansion);
  const exactTag = exactly(`${tokenKinds.tag}${literal}`, expansion);
  const isKnown = !isShort(literal) && exactName.length + exactTag.length > 0;
  return {
    typed: literal,
    swapped,
    exactName: [...exactName, ...middle],
    name: [...name, ...middle],
    exactTag: [...exactTag, ...meant],
    tag: [...beginning(tokenKinds.tag, literal, expansion), ...meant],
    otherExactName: [
      ...sounds.flatMap((sound) => exactly(`${tokenKinds.nameSound}${sound}`, expansion)),
      ...exactly(`${tokenKinds.name}${swapped}`, expansion),
      ...forms,
    ],
    otherName: [
      ...beginning(tokenKinds.name, inOther, expansion),
      ...sounds.flatMap((sound) => expansion(`${tokenKinds.nameSound}${sound}`)),
      ...(swapped.length < 2 ? [] : beginning(tokenKinds.name, swapped, expansion)),
      ...forms,
    ],
    otherTag: [
      ...sounds.flatMap((sound) => expansion(`${tokenKinds.tagSound}${sound}`)),
      ...(swapped.length < 2 ? [] : beginning(tokenKinds.tag, swapped, expansion)),
    ],
    isHeard: sounds.length > 0,
    doubtful: [
      ...(isKnown ? [literal] : [literal, swapped]).map((text): Doubtful => ({
        word: text,
        as: 'written',
      })),
      ...[...new Set(isKnown ? sounds : [...sounds, ...swappedSounds])].map((text): Doubtful => ({
        word: text,
        as: 'heard',
      })),
    ],
  };
}

interface Phrase {
  text: string;
  from: number;
  to: number;
}

function phrasesOf(words: readonly string[]): Phrase[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestAlias, words.length - from) }, (__, index) => ({
      text: words.slice(from, from + index + 1).join(' '),
      from,
      to: from + index,
    })),
  );
}

const wordsOf = (query: string) =>
  splitQuery(unmixed(query))
    .map(readWord)
    .filter(({ literal, swapped }) => literal !== '' || swapped !== '');

export const hasWords = (query: string) => wordsOf(query).length > 0;

export async function readQuery(db: Db, vocabulary: Vocabulary, query: string): Promise<Reading[]> {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const phrases = [
    ...phrasesOf(words.map(({ literal }) => literal)),
    ...phrasesOf(words.map(({ swapped }) => swapped)),
  ].filter(({ text }) => text.trim() !== '');
  const texts = phrases.map(({ text }) => text);
  const [aliases, expansion] = await Promise.all([
    findAliases(db, texts),
    expand(db, vocabulary, tokensToExpand(words)),
  ]);
  return words.map((word, index) => {
    const meant = phrases
      .filter(({ from, to }) => from <= index && index <= to)
      .flatMap(({ text }): Token[] => {
        const [tag] = tagWords(aliases.names.get(text) ?? '');
        const studied = universitiesCalled(text).map((name) =>
          wholeToken(tokenKinds.university, name),
        );
        return tag === undefined ? studied : studied.concat(`${tokenKinds.tag}${tag}`);
      });
    const isTag = aliases.exact.has(word.literal);
    return readingOf(word, { expansion, meant, isTag, withMiddleNames: words.length > 2 });
  });
}
