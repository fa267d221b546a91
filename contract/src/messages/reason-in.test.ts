import { describe, expect, it } from 'vitest';
import { fieldLabels } from './fields.ts';
import { readyReasonsInRussian, reasonIn } from './reason-in.ts';
import { plainText } from './rich-text.ts';
import { say } from '#src/delivery/say.ts';
import { readyReasons, readyReasonsInEnglish } from '#src/rules/ready-reasons.ts';

const kinds = ['profile', 'project'] as const;
const ready = kinds.flatMap((kind) =>
  readyReasons[kind].map((russian, place) => [russian, readyReasonsInEnglish[kind][place] ?? '']),
) as [string, string][];
const fields = kinds.flatMap((kind) =>
  Object.entries(fieldLabels.ru[kind]).map(([field, russian]) => [
    russian,
    new Map(Object.entries(fieldLabels.en[kind])).get(field) ?? '',
  ]),
) as [string, string][];

describe('a reason', () => {
  it.each(ready)('that is ready reaches English readers in English: %s', (russian, english) => {
    expect(english).toMatch(/^[A-Z][a-z ]+$/);
    expect(reasonIn(russian, 'en')).toBe(english);
    expect(reasonIn(russian, 'ru')).toBe(russian);
  });

  it.each(ready)(
    'that is ready is given in Russian, also below own words: %s',
    (russian, english) => {
      expect(readyReasonsInRussian(`My own words\n${english}`)).toBe(`My own words\n${russian}`);
      expect(readyReasonsInRussian(russian)).toBe(russian);
    },
  );

  it.each(fields)('of a field names it in English: %s', (russian, english) => {
    expect(reasonIn(`${russian}: плохо`, 'en')).toBe(`${english}: плохо`);
  });

  it('in one’s own words stays as it is', () => {
    const own = 'Итак: мало сказано\nfoo: На фото не видно лица';
    expect(reasonIn(own, 'en')).toBe(own);
  });

  it('is told in English line by line, whatever was turned down', () => {
    const reason = 'Фото: На фото не видно лица\nО себе: слишком: коротко';
    const shown = 'Photo: The photo shows no face\nAbout: слишком: коротко';
    for (const isPartial of [true, false]) {
      const event = { kind: 'profileRejected', reason, isPartial } as const;
      expect(plainText(say(event, 'en').text)).toContain(shown);
      expect(plainText(say(event, 'ru').text)).toContain(reason);
    }
  });
});
