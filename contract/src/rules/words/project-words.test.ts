import { expect, test } from 'vitest';
import { isApproved, projectStages, stageInRussian } from './project-words.ts';

test('every stage keeps its name and has a Russian word of its own beside it', () => {
  const said = projectStages.map(stageInRussian);
  expect(said).toContain('Seed Stage\u00a0· прототип');
  expect(said.map((text) => text.split('\u00a0· ')[0])).toEqual(projectStages);
  const words = said.map((text) => text.split('\u00a0· ')[1]);
  expect(words.every((word) => /^[а-яё]+$/.test(word ?? ''))).toBe(true);
  expect(new Set(words).size).toBe(projectStages.length);
});

test('what is no stage stays as it is', () => {
  expect(stageInRussian('Unicorn')).toBe('Unicorn');
});

test.each([
  ['approved', true],
  [' Approved ', true],
  ['одобрен', true],
  ['Одобрено', true],
  ['одобрена', false],
  ['не одобрено', false],
  ['unapproved', false],
  ['rejected', false],
  ['', false],
])('a status «%s» means approved: %s', (status, means) => {
  expect(isApproved(status)).toBe(means);
});
