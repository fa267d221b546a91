import { limits } from '@kollab/contract';
import { expect, it } from 'vitest';
import {
  sampleProfileSubmission,
  sampleProjectSubmission,
} from '#src/testing/sample-submission.ts';
import { countOf, hasMore, queueOf } from './queue-item.ts';

const at = (day: number) => ({ submittedAt: `2026-01-0${day}T00:00:00.000Z` });

it('puts the oldest first, whatever it is', () => {
  const profiles = [sampleProfileSubmission(1, at(1)), sampleProfileSubmission(2, at(3))];
  const projects = [sampleProjectSubmission('a', at(2)), sampleProjectSubmission('b', at(4))];
  expect(queueOf(profiles, projects).map(({ name }) => name)).toEqual([
    'Человек 1',
    'Проект a',
    'Человек 2',
    'Проект b',
  ]);
});

it('tells submissions apart by kind and version', () => {
  const id = { id: 'same' };
  const items = queueOf(
    [sampleProfileSubmission(1, id), sampleProfileSubmission(1, { ...id, version: 3 })],
    [sampleProjectSubmission('same', { version: 3 })],
  );
  expect(new Set(items.map(({ key }) => key)).size).toBe(3);
});

it('counts what is there, and says when more may wait', () => {
  const many = Array.from({ length: limits.page }, (_, index) => sampleProfileSubmission(index));
  const some = many.slice(1);
  const project = [sampleProjectSubmission('a')];
  expect(countOf(queueOf(some, project))).toBe('50');
  expect(countOf(queueOf(many, project))).toBe('51+');
  expect(hasMore(queueOf(some, project))).toBe(false);
});
