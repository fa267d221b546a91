import { expect, test } from 'vitest';
import { createProject } from './projects.ts';
import { limits } from '#src/rules/limits.ts';
import { isApproved, projectStages } from '#src/rules/words/project-words.ts';
import { isVacancyComplete } from '#src/rules/words/vacancy-words.ts';
import { VacancyInput } from '#src/schemas/work/vacancies.ts';

const project = { telegramId: 1, name: ' Солнечная  карта ', description: 'Карта крыш' };
const read = (changes: object) => createProject.body.safeParse({ ...project, ...changes });

test('a project of a name and a description gets the rest by default', () => {
  expect(createProject.body.parse(project)).toEqual({
    telegramId: 1,
    name: 'Солнечная карта',
    description: 'Карта крыш',
    stage: 'Seed Stage',
    coverImage: null,
    tags: [],
    vacancies: [],
    participants: [],
  });
});

test('the client’s own status is read and a tag in either form', () => {
  const { data } = read({ status: 'одобрено', tags: [{ tagName: 'React' }, 'GIS', 'react'] });
  expect(data).toMatchObject({ tags: ['React', 'GIS'] });
});

test.each(projectStages)('%s is a stage', (stage) => {
  expect(read({ stage }).data?.stage).toBe(stage);
});

test.each([
  { stage: 'Seed' },
  { ownerId: 'x' },
  { approvedAt: '2026-01-01' },
  { coverImage: 'https://example.org/a.webp' },
  { coverImage: '/uploads/../secret.webp' },
  { name: 'я'.repeat(limits.projectName + 1) },
  { vacancies: Array.from({ length: limits.vacancies + 1 }, () => ({})) },
  { vacancies: [{ title: 'Дизайнер', tags: [], isClosed: true }] },
  { participants: [{ name: 'Илья', telegramId: 1, role: 'owner' }] },
  { participants: [{ name: 'Илья', telegramId: -1 }] },
])('a project with %j is refused', (changes) => {
  expect(read(changes).success).toBe(false);
});

test.each([
  ['одобрено', true],
  ['Одобрен', true],
  ['APPROVED', true],
  [' approved ', true],
  ['pending', false],
  ['не одобрено', false],
  ['', false],
])('the status %j is approved: %s', (status, expected) => {
  expect(isApproved(status)).toBe(expected);
});

const vacancy = { title: 'Дизайнер', tags: ['Figma'] };

test('long texts of a vacancy are read from one text or a list of lines, toggles may be off', () => {
  expect(
    VacancyInput.parse({ ...vacancy, tasks: ['Раз', 'Два'], requirements: 'Три', level: '' }),
  ).toMatchObject({
    tasks: 'Раз\nДва',
    requirements: 'Три',
    conditions: '',
    level: null,
    experience: null,
  });
});

test.each([{ level: 'Lead' }, { experience: '10 лет' }, { tags: 'Figma' }, { tasks: 5 }])(
  'a vacancy with %j is refused',
  (change) => {
    expect(VacancyInput.safeParse({ ...vacancy, ...change }).success).toBe(false);
  },
);

test.each([
  [{ tasks: 'Рисовать' }, true],
  [{ requirements: 'Вкус' }, true],
  [{ conditions: 'Удалённо' }, true],
  [{}, false],
  [{ tasks: '  ' }, false],
  [{ tasks: 'Рисовать', title: ' ' }, false],
  [{ tasks: 'Рисовать', tags: [] }, false],
])('a vacancy with %j is complete: %s', (change, expected) => {
  expect(isVacancyComplete(VacancyInput.parse({ ...vacancy, ...change }))).toBe(expected);
});
