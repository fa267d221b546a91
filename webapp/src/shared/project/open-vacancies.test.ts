import { expect, it } from 'vitest';
import { sampleVacancy } from '#test/samples.ts';
import { openVacancies } from './open-vacancies.ts';

const again = { ...sampleVacancy, isClosed: false, until: '2020-01-01' };
const running = { isArchived: false, isDeleted: false, isFinished: false };

it('a vacancy that was opened again after its last day takes people', () => {
  const closed = { ...again, isClosed: true };
  expect(openVacancies({ ...running, vacancies: [closed, again] })).toEqual([again]);
});

it.each(['isArchived', 'isDeleted', 'isFinished'] as const)(
  'a project that is over (%s) looks for nobody',
  (end) => {
    expect(openVacancies({ ...running, [end]: true, vacancies: [again] })).toEqual([]);
  },
);
