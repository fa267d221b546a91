import { expect, it } from 'vitest';
import { byMatch } from './by-match.ts';

const applied = (
  name: string,
  matched: string[],
  related: string[] = [],
  beside: string[] = [],
) => ({
  name,
  match: {
    matched,
    beside: beside.map((tagName) => ({ tagName, near: ['TypeScript'] })),
    related: related.map((tagName) => ({ tagName, through: 'Sass' })),
    missing: [],
    sentence: '',
  },
});

it('puts who has most of what is wanted first, and who applied first among the same', () => {
  const applications = [
    { name: 'no skills', match: null },
    applied('close', ['React'], ['CSS']),
    applied('one', ['React']),
    applied('another', ['Figma']),
    applied('beside', ['React'], [], ['React']),
    applied('both', ['React', 'Figma']),
    applied('none', []),
  ];
  expect(byMatch(applications).map(({ name }) => name)).toEqual([
    'both',
    'close',
    'beside',
    'one',
    'another',
    'none',
    'no skills',
  ]);
});
