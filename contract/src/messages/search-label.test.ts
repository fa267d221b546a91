import { expect, it } from 'vitest';
import { searchLabel } from './search-label.ts';

it('says what is asked of a search in the reader’s language', () => {
  const filter = {
    query: 'бот',
    tags: ['React'],
    level: ['Junior' as const],
    experience: ['Без опыта' as const, 'более 7 лет' as const],
  };
  expect(searchLabel(filter, 'ru')).toBe(
    'бот\u00a0· React\u00a0· Junior\u00a0· Без опыта\u00a0· более 7 лет',
  );
  expect(searchLabel(filter, 'en')).toBe(
    'бот\u00a0· React\u00a0· Junior\u00a0· No experience\u00a0· over 7 years',
  );
  const people = { university: 'МГУ', lookingForTeam: 'yes' as const };
  expect(searchLabel(people, 'ru')).toBe('МГУ\u00a0· ищут команду');
  expect(searchLabel(people, 'en')).toBe('МГУ\u00a0· looking for a team');
});

it('has no words for a search that asks for nothing', () => {
  expect(searchLabel({}, 'en')).toBe('');
});
