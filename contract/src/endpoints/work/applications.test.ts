import { expect, test } from 'vitest';
import { apply } from './applications.ts';
import { limits } from '#src/rules/limits.ts';
import { ApplicationStatus } from '#src/schemas/work/applications.ts';

test.each([
  [0, 'Pending'],
  [1, 'Accepted'],
  ['2', 'Rejected'],
  ['pending', 'Pending'],
  [' ACCEPTED ', 'Accepted'],
  ['Rejected', 'Rejected'],
])('%j is read as %s', (given, status) => {
  expect(ApplicationStatus.parse(given)).toBe(status);
});

test.each([3, -1, 0.5, '', null, undefined, 'Принят', {}, [], '12', '__proto__', 'constructor'])(
  '%j is no status',
  (given) => {
    expect(ApplicationStatus.safeParse(given).success).toBe(false);
  },
);

const body = {
  projectId: '0190D5A0-0000-7000-8000-000000000001',
  vacancyId: '0190d5a0-0000-7000-8000-000000000002',
  telegramId: '7000000002',
  coverLetter: '  Хочу к вам  ',
};

test('an application is read with its letter trimmed and its ids in one form', () => {
  expect(apply.body.parse(body)).toEqual({
    projectId: '0190d5a0-0000-7000-8000-000000000001',
    vacancyId: '0190d5a0-0000-7000-8000-000000000002',
    telegramId: 7_000_000_002,
    coverLetter: 'Хочу к вам',
  });
});

test.each([
  { status: 'Accepted' },
  { coverLetter: 'я'.repeat(limits.coverLetter + 1) },
  { coverLetter: 'нуль\u0000' },
  { projectId: '1' },
  { telegramId: 0 },
])('an application with %j is refused', (change) => {
  expect(apply.body.safeParse({ ...body, ...change }).success).toBe(false);
});
