import { describe, expect, it } from 'vitest';
import { monthsOf, totalMonths } from './experience-total.ts';

const now = new Date('2026-03-15T12:00:00Z');
const work = (startDate: string | null, endDate: string | null, workDurationYears = 0) => ({
  startDate,
  endDate,
  workDurationYears,
});

describe('experience', () => {
  it('lasts from date to date, until now without an end', () => {
    expect(monthsOf(work('2024-01-10', '2025-03-10'), now)).toBe(14);
    expect(monthsOf(work('2025-03-01', null), now)).toBe(12);
  });

  it('lasts its years where dates are missing or make no sense', () => {
    expect(monthsOf(work(null, null, 1.5), now)).toBe(18);
    expect(monthsOf(work('2025-01-01', '2024-01-01', 2), now)).toBe(24);
    expect(monthsOf(work('someday', null, 1), now)).toBe(12);
  });

  it.each([
    ['the end', '2024-01-01', 'someday'],
    ['the beginning', 'someday', '2024-01-01'],
  ])('lasts its years where %s is no date', (_, start, end) => {
    expect(monthsOf(work(start, end, 1), now)).toBe(12);
    expect(totalMonths([work(start, end, 1)], now)).toBe(12);
  });

  it('lasts no month where it ended as it began', () => {
    expect(monthsOf(work('2024-01-10', '2024-01-10', 3), now)).toBe(0);
  });

  it('counts what is within or apart, in whatever order it stands', () => {
    const [long, within, apart] = [
      work('2020-01-01', '2022-01-01'),
      work('2020-06-01', '2021-01-01'),
      work('2024-01-01', '2024-07-01'),
    ];
    for (const works of [
      [long, within, apart],
      [apart, within, long],
      [within, apart, long],
    ]) {
      expect(totalMonths(works, now)).toBe(30);
    }
    expect(totalMonths([], now)).toBe(0);
  });

  it('goes by dates, whatever years are said beside them', () => {
    expect(totalMonths([work('2024-01-01', '2025-01-01', 5)], now)).toBe(12);
  });

  it('counts overlapping periods once', () => {
    const works = [work('2024-01-01', '2025-01-01'), work('2024-07-01', '2025-07-01')];
    expect(totalMonths([...works, work(null, null, 0.5)], now)).toBe(24);
  });
});
