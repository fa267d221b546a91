import { expect, it } from 'vitest';
import { sampleVacancy } from '#test/sample-vacancy.ts';
import { openVacancies } from './open-vacancies.ts';

it('a vacancy that was opened again after its last day takes people', () => {
  const again = { ...sampleVacancy, isClosed: false, until: '2020-01-01' };
  const closed = { ...again, isClosed: true };
  expect(openVacancies({ vacancies: [closed, again] })).toEqual([again]);
});
