import { expect, it } from 'vitest';
import { searchLabel } from './search-label.ts';

it('says what is asked of a search in the reader’s language', () => {
  const filter = {
    query: 'бот',
    tags: ['React'],
    level: ['Junior' as const],
    experience: ['Без опыта' as const, 'более 7 лет' as const],
  };
  expect(searchLabel(filter, 'ru')).toBe('бот React Junior Без опыта более 7 лет');
  expect(searchLabel(filter, 'en')).toBe('бот React Junior No experience over 7 years');
  const people = { university: 'МГУ', lookingForTeam: 'yes' as const };
  expect(searchLabel(people, 'ru')).toBe('МГУ ищут команду');
  expect(searchLabel(people, 'en')).toBe('МГУ looking for a team');
});

it('has no words for a search that asks for nothing', () => {
  expect(searchLabel({}, 'en')).toBe('');
});
