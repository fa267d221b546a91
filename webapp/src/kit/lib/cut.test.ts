import { limits } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { cut, firstLetters } from './cut.ts';

describe('a status in a card', () => {
  const max = limits.statusShownInCard;

  it('of 70 characters stays whole', () => {
    expect(cut('я'.repeat(70), max)).toBe('я'.repeat(70));
  });

  it('of 71 is cut at 70, and says that there is more', () => {
    expect(cut('я'.repeat(71), max)).toBe(`${'я'.repeat(70)}…`);
  });

  it('is never cut through a letter of two halves', () => {
    expect(cut('🎸'.repeat(71), max)).toBe(`${'🎸'.repeat(70)}…`);
  });
});

it('a link’s name shows its first 10 letters', () => {
  expect(firstLetters('Моё портфолио', limits.linkTypeShown)).toBe('Моё портфо');
  expect(firstLetters('GitHub', limits.linkTypeShown)).toBe('GitHub');
});
