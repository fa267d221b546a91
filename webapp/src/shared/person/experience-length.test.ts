import { describe, expect, it } from 'vitest';
import { profileTexts } from '#src/texts/profile.ts';
import { periodOf } from './experience-length.ts';

describe('experience', () => {
  it('is said in years and months', () => {
    expect(profileTexts.profile.duration(28)).toBe('2 года 4 месяца');
    expect(profileTexts.profile.duration(60)).toBe('5 лет');
    expect(profileTexts.profile.duration(0)).toBe('меньше месяца');
  });

  it.each([
    [null, 'март 2024\u00a0— сейчас'],
    ['2025-05-01', 'март 2024\u00a0— май 2025'],
  ])('is said from month to month, and no line begins with the dash', (endDate, said) => {
    const work = { company: 'Сбер', department: '', role: '', logoUrl: null, workDurationYears: 0 };
    expect(periodOf({ ...work, startDate: '2024-03-01', endDate })).toBe(said);
  });
});
