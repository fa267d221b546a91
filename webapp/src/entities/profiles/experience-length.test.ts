import { describe, expect, it } from 'vitest';
import { profileTexts } from '#src/texts/profile.ts';

describe('experience', () => {
  it('is said in years and months', () => {
    expect(profileTexts.profile.duration(28)).toBe('2 года 4 месяца');
    expect(profileTexts.profile.duration(60)).toBe('5 лет');
    expect(profileTexts.profile.duration(0)).toBe('меньше месяца');
  });
});
