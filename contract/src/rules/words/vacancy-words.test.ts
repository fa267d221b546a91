import { describe, expect, test } from 'vitest';
import { experienceInEnglish, isVacancyComplete, vacancyExperiences } from './vacancy-words.ts';

test('every experience has English words of its own, and what is none stays as it is', () => {
  const words = vacancyExperiences.map(experienceInEnglish);
  expect(words).toEqual(['No experience', '0–1 year', '1–3 years', '3–5 years', 'over 7 years']);
  expect(experienceInEnglish('лет сто')).toBe('лет сто');
});

describe('a vacancy', () => {
  const empty = { title: '', tags: [], tasks: '', requirements: '', conditions: '' };
  const named = { ...empty, title: 'Дизайнер', tags: ['Figma'] };

  test.each(['tasks', 'requirements', 'conditions'])(
    'with a title, a tag and %s says enough',
    (part) => {
      expect(isVacancyComplete({ ...named, [part]: 'Рисовать карты' })).toBe(true);
    },
  );

  test.each([
    ['says nothing', empty],
    ['has only a title and a tag', named],
    ['has blanks for a task', { ...named, tasks: ' ', requirements: '\n', conditions: '\t' }],
    ['has blanks for a title', { ...named, title: '  ', tasks: 'Рисовать карты' }],
    ['has no tag', { ...named, tags: [], tasks: 'Рисовать карты' }],
  ])('that %s does not', (_, vacancy) => {
    expect(isVacancyComplete(vacancy)).toBe(false);
  });
});
