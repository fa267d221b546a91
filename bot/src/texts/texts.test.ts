import { vacancyExperiences } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { textsFor, textsIn } from './texts.ts';

/** Stands for a name as well as for a moment. */
const sample = '2026-11-21T11:05:00.000Z';

type Said = [key: string, text: string];

type Told = (...about: unknown[]) => unknown;

function ask(tell: Told): unknown {
  const askOf = (about: unknown) => tell(...Array.from({ length: tell.length }, () => about));
  try {
    return askOf(sample);
  } catch {
    return askOf([sample]);
  }
}

function textsOf(value: unknown, key = ''): Said[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value === 'function') return textsOf(ask(value as Told), key);
  if (typeof value !== 'object' || value === null) throw new TypeError(`${key} says nothing`);
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${key}.${name}`));
}

const { locale: _ru, ...ru } = textsFor('ru');
const { locale: _en, ...en } = textsFor('en');
const russian = textsOf(ru);
const english = new Map(textsOf(en));
const cyrillic = /\p{Script=Cyrillic}/u;

describe('texts', () => {
  it('are many, under the same keys in both languages', () => {
    expect(russian.length).toBeGreaterThan(150);
    expect(russian.map(([key]) => key).toSorted()).toEqual([...english.keys()].toSorted());
  });

  it.each(russian.filter(([, text]) => cyrillic.test(text)))(
    '%s is said in English',
    (key, text) => {
      expect(english.get(key)).not.toBe(text);
      expect(english.get(key)).toMatch(/[a-z]/i);
    },
  );

  it.each([...english])('%s is free of Cyrillic letters in English', (_, text) => {
    expect(text).not.toMatch(cyrillic);
  });
});

it.each(vacancyExperiences)('the years of experience «%s» are said in English', (years) => {
  expect(en.projectCard.vacancy.experience(years)).not.toMatch(cyrillic);
  expect(ru.projectCard.vacancy.experience(years)).toBe(years);
});

const answersPresses = [
  /^\.(?:presses|errors|admin\.(?:granted|taken)|settings\.saved|.+\.answered)/,
  /^\.(?:moderation\.(?:approved|taken|rejectedShort)|application\.(?:accepted|rejected))/,
  /^\.reportCard\.(?:decisions|sure|chooseReason)/,
];

describe.each([
  ['Russian', russian],
  ['English', [...english]],
])('texts in %s', (_, said) => {
  it('fit what Telegram shows where they answer a press', () => {
    const answers = said.filter(([key]) => answersPresses.some((pattern) => pattern.test(key)));
    expect(answers.length).toBeGreaterThan(80);
    expect(answers.filter(([, text]) => text.length > 200)).toEqual([]);
  });

  it('are tidy', () => {
    const untidy = /^\s|\s$| {2}|\[object|[«“][^»”]*$/;
    expect(said.filter(([, text]) => untidy.test(text))).toEqual([]);
  });
});

describe('the language of an update', () => {
  const privately = { id: 1, type: 'private', first_name: 'Ann' } as const;
  const group = { id: -1, type: 'supergroup', title: 'Moderators' } as const;
  const from = { id: 1, is_bot: false, first_name: 'Ann', language_code: 'en-GB' };

  it.each([
    [{ chat: privately, from }, 'en'],
    [{ chat: undefined, from }, 'en'],
    [{ chat: privately, from: { ...from, language_code: 'uk' } }, 'ru'],
    [{ chat: privately, from: { ...from, language_code: undefined } }, 'ru'],
    [{ chat: group, from }, 'ru'],
  ])('%o is %s', (update, locale) => {
    expect(textsIn(update).locale).toBe(locale);
  });
});
