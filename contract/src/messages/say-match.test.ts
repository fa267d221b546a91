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
    'Совпали React (рядом TypeScript и Redux), Figma. Близко: CSS → Tailwind CSS. Нет: Docker.',
  ],
  [
    'en',
    full,
    'In common: React (beside TypeScript and Redux), Figma. Close: CSS → Tailwind CSS. Not there: Docker.',
  ],
  ['ru', { ...empty, matched: ['React'] }, 'Совпал навык React.'],
  ['ru', { ...empty, missing: ['Docker'] }, 'Общих навыков пока нет.'],
  ['en', { ...empty, missing: ['Docker'] }, 'No skills in common yet.'],
  [
    'ru',
    { ...empty, matched: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] },
    'Совпали A, B, C, D, E и ещё 2.',
  ],
  ['ru', { ...empty, matched: ['A', 'B', 'C', 'D', 'E', 'F'] }, 'Совпали A, B, C, D, E, F.'],
] as const)('in %s a match is said in one line', (locale, match, said) => {
  expect(sayMatch(match as unknown as typeof full, locale)).toBe(said);
});
