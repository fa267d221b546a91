import {
  getFigures,
  getProject,
  getToday,
  getUser,
  getUserByTelegram,
  listAllProjects,
  listFeed,
  listOwnApplications,
  listVacancies,
  noteView,
  searchProjects,
  searchUsers,
} from '@kollab/contract';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { knownSkills } from '#src/people/skills/skills.service.ts';
import { findShares } from '#src/discovery/search/search.service.ts';
import { sampleProject } from '#test/sample-project.ts';
import { applyTo, decide, withdraw } from '#test/steps/applications.ts';
import { sharedApp, startTestApp } from '#test/test-app.ts';
import { listStatements } from '#test/statements.ts';

const kollab = sharedApp();
beforeAll(async () => {
  // With fewer hits typos are looked for too.
  for (const _ of [1, 2, 3, 4]) {
    await sampleProject(kollab, { owner: await kollab.person({ firstName: 'Аня' }) });
  }
  for (const table of ['user_search', 'project_search', 'vacancy_search'] as const) {
    await findShares(kollab.db, table);
  }
});

/** How many statements each call may send to Postgres, once skills and the shares of words are known. */
const most = {
  'reads a person': 2,
  'reads a person by id': 2,
  'reads themselves': 2,
  'reads a project': 2,
  'reads all projects': 2,
  'reads their applications': 2,
  'searches people': 8,
  'lists vacancies': 6,
  'searches vacancies': 10,
  'searches projects': 10,
  'searches people with a typo': 8,
  'reads the feed': 4,
  'opens the first screen': 20,
  'reads the figures of a project': 4,
  applies: 11,
  'applies with a key': 12,
  'applies again with a key': 5,
  'accepts an applicant': 16,
  'rejects an applicant': 11,
  'takes an application back': 7,
};

type Name = keyof typeof most;

async function callsOf(): Promise<Record<Name, () => Promise<unknown>>> {
  await knownSkills(kollab.context);
  const owner = await kollab.person({ firstName: 'Аня' });
  const student = await kollab.person({ firstName: 'Олег' });
  const applicant = await kollab.person({ firstName: 'Ира' });
  const project = await sampleProject(kollab, { owner, places: 2 });
  await applyTo(applicant, project, { key: 'first' });
  const { call, telegramId } = student;
  return {
    'reads a person': () => call(getUserByTelegram, { params: { telegramId: owner.telegramId } }),
    'reads a person by id': () => call(getUser, { params: { id: owner.id } }),
    'reads themselves': () => call(getUserByTelegram, { params: { telegramId } }),
    'reads a project': () => call(getProject, { params: { projectId: project.id } }),
    'reads all projects': () => call(listAllProjects, { query: {} }),
    'reads their applications': () =>
      call(listOwnApplications, { params: { telegramId }, query: {} }),
    'searches people': () => call(searchUsers, { query: { query: 'Аня' } }),
    'lists vacancies': () => call(listVacancies, { query: {} }),
    'searches vacancies': () => call(listVacancies, { query: { query: 'карту' } }),
    'searches projects': () => call(searchProjects, { query: { query: 'карта' } }),
    'searches people with a typo': () => call(searchUsers, { query: { query: 'Олгг' } }),
    'opens the first screen': () => call(getToday, {}),
    'reads the figures of a project': () =>
      owner.call(getFigures, { params: { projectId: project.id } }),
    'reads the feed': () => call(listFeed, { query: {} }),
    applies: () => applyTo(student, project),
    'applies with a key': () => applyTo(student, project, { key: 'one' }),
    'applies again with a key': () => applyTo(applicant, project, { key: 'first' }),
    'accepts an applicant': () => decide(owner, project, applicant, 'Accepted'),
    'rejects an applicant': () => decide(owner, project, applicant, 'Rejected'),
    'takes an application back': () => withdraw(applicant, project),
  };
}

test.each(Object.entries(most))('who %s sends at most %i statements', async (name, bound) => {
  const calls = await callsOf();
  const sent = await listStatements(calls[name as Name]);
  if (sent.length > bound) throw new Error(`${sent.length} statements:\n${sent.join('\n')}`);
  expect(sent.length).toBeGreaterThan(0);
});

test('who says that they opened a project asks Postgres once', async () => {
  // What is noted is written later, which would count elsewhere: closing does it at once.
  const app = await startTestApp();
  onTestFinished(() => app.close());
  const { id: projectId } = await sampleProject(app, { owner: await app.person() });
  const student = await app.person();
  const sent = await listStatements(() =>
    student.call(noteView, { params: { projectId }, body: { source: 'link' } }),
  );
  expect(sent).toHaveLength(1);
});
