import { expect, it } from 'vitest';
import { sayMatch } from './say-match.ts';

const empty = { matched: [], beside: [], related: [], missing: [] };
const full = {
  matched: ['React', 'Figma'],
  beside: [{ tagName: 'React', near: ['TypeScript', 'Redux', 'Next.js'] }],
  related: [{ tagName: 'Tailwind CSS', through: 'CSS' }],
  missing: ['Docker'],
};

it.each([
  [
    'ru',
    full,
    'Общее: React, Figma. Рядом: TypeScript, Redux. Близко: вместо Tailwind CSS есть CSS. Не хватает: Docker.',
  ],
  [
    'en',
    full,
    'In common: React, Figma. Nearby: TypeScript, Redux. Close: CSS instead of Tailwind CSS. Missing: Docker.',
  ],
  ['ru', { ...empty, matched: ['React'] }, 'Общее: React.'],
  [
    'ru',
    { ...full, matched: ['React', 'Redux'], related: [], missing: [] },
    'Общее: React, Redux. Рядом: TypeScript.',
  ],
  ['ru', { ...empty, missing: ['Docker'] }, 'Общих навыков пока нет.'],
  ['en', { ...empty, missing: ['Docker'] }, 'No skills in common yet.'],
  [
    'ru',
    { ...empty, matched: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] },
    'Общее: A, B, C, D, E и ещё 2.',
  ],
  ['ru', { ...empty, matched: ['A', 'B', 'C', 'D', 'E', 'F'] }, 'Общее: A, B, C, D, E, F.'],
] as const)('in %s a match is said in one line', (locale, match, said) => {
  expect(sayMatch(match as unknown as typeof full, locale)).toBe(said);
});

it('what something else says already is left out', () => {
  const rest = ['related', 'missing'] as const;
  expect(sayMatch(full, 'ru', rest)).toBe(
    'Близко: вместо Tailwind CSS есть CSS. Не хватает: Docker.',
  );
  expect(sayMatch({ ...empty, missing: ['Docker'] }, 'ru', ['related'])).toBe('');
});
