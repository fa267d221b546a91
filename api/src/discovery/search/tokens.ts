import { limits, type LookingForTeam, type VacancyFilter } from '@kollab/contract';
import { soundOf } from './spellings.ts';
import { officialNames } from './universities.ts';

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
const clip = (word: string) => Array.from(word).slice(0, tokenLength).join('');

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

export const tokenKinds = {
  /** A word of a name, or of a title; of a person the first and the last name. */
  name: 'n',
  middleName: 'm',
  tag: 't',
  nameSound: 'k',
  tagSound: 'l',
  nameStart: 'p',
  tagStart: 'q',
  university: 'u',
  lookingForTeam: 'f',
  nameStem: 's',
  textStem: 'd',
  /** A tag to filter by: it and nothing like it. */
  wholeTag: 'g',
  level: 'v',
  experience: 'x',
  stage: 'a',
} as const;
export type Kind = (typeof tokenKinds)[keyof typeof tokenKinds];
export type Token = `${Kind}${string}`;

/** A token to find: as it is, or whatever begins with it. */
export type Term = Token | { prefix: Token };

export interface Findable {
  first_name: string;
  last_name: string;
  middle_name: string;
  tags: string[];
  university: string;
  looking_for_team: LookingForTeam | null;
  approved_at: Date | null;
}

const nameWords = (name: string) =>
  normalise(name)
    .split(' ')
    .flatMap((word) => [word].concat(word.split(/[-‐–]/)))
    .map((word) => trimWord(word))
    .filter(hasContent);

/** A tag as a whole and its words: `asp.net core` is also `asp.net`, `core`, `asp` and `net`. */
export function tagWords(tag: string): string[] {
  const whole = clip(normalise(tag));
  const words = whole
    .split(' ')
    .flatMap((word) => [trimWord(word)].concat(word.split(/[^\p{L}\p{N}+#]+/u)));
  return [whole, ...words].filter(hasContent);
}

export const wholeToken = (kind: Kind, value: string): Token => `${kind}${clip(normalise(value))}`;

export const filterKinds = {
  level: tokenKinds.level,
  experience: tokenKinds.experience,
  stage: tokenKinds.stage,
} as const satisfies Record<VacancyFilter | 'stage', Kind>;
export type FilterName = keyof typeof filterKinds;
export const filterNames = Object.keys(filterKinds) as FilterName[];

export const filterTokens = (values: Partial<Record<FilterName, string | null>>): Token[] =>
  filterNames.flatMap((name) => {
    const value = values[name] ?? null;
    return value === null ? [] : [wholeToken(filterKinds[name], value)];
  });

export const textWords = (text: string) =>
  normalise(text)
    .split(' ')
    .flatMap((word) => [trimWord(word)].concat(word.split(/[^\p{L}\p{N}+#]+/u).map(clip)))
    .filter(hasContent);

const beginnings = (word: string) => {
  const [first = '', second = ''] = Array.from(word);
  return second ? [first, first + second] : [first];
};

const sounds = (words: string[]) => words.map(soundOf).filter((sound) => sound !== '');

export const nameTokens = (words: string[]): Token[] => [
  ...words.map((word): Token => `${tokenKinds.name}${word}`),
  ...words.flatMap(beginnings).map((start): Token => `${tokenKinds.nameStart}${start}`),
  ...sounds(words).map((sound): Token => `${tokenKinds.nameSound}${sound}`),
];

export function tagTokens(tags: string[]): Token[] {
  const words = tags.flatMap(tagWords);
  return [
    ...words.map((word): Token => `${tokenKinds.tag}${word}`),
    ...words.flatMap(beginnings).map((start): Token => `${tokenKinds.tagStart}${start}`),
    ...sounds(words).map((sound): Token => `${tokenKinds.tagSound}${sound}`),
  ];
}

const universityTokens = (university: string): Token[] =>
  hasContent(university)
    ? [university, ...officialNames(university)].map((name) =>
        wholeToken(tokenKinds.university, name),
      )
    : [];

export const studiesAt = (university: string): Term[] => [
  { prefix: wholeToken(tokenKinds.university, university) },
  ...officialNames(university).map((name) => wholeToken(tokenKinds.university, name)),
];

/** Every token a person is found by; of one never approved, of Telegram's name only. */
export function tokensOf(person: Findable): Token[] {
  const { first_name: first, last_name: last, middle_name: middle, university } = person;
  const { looking_for_team: looking } = person;
  const names = nameTokens([first, last].flatMap(nameWords));
  if (person.approved_at === null) return [...new Set(names)];
  const tokens: Token[] = [
    ...names,
    ...nameWords(middle).map((word): Token => `${tokenKinds.middleName}${word}`),
    ...tagTokens(person.tags),
    ...universityTokens(university),
    ...(looking === null ? [] : [wholeToken(tokenKinds.lookingForTeam, looking)]),
  ];
  return [...new Set(tokens)];
}
