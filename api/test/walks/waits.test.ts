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
import { expect, onTestFinished, test } from 'vitest';
import { knownSkills } from '#src/people/skills/skills.service.ts';
import { sampleProject } from '#test/sample-project.ts';
import { applyTo, decide, withdraw } from '#test/steps/applications.ts';
import { sharedApp, startTestApp } from '#test/test-app.ts';
import { countWaits } from '#test/waits.ts';

const kollab = sharedApp();

/** How often each call may wait for Postgres, for a caller whom the process knows, as it knows skills. */
const most = {
  'reads a person': 1,
  'reads a person by id': 1,
  'reads themselves': 1,
  'reads a project': 1,
  'reads all projects': 1,
  'reads their applications': 1,
  'searches people': 3,
  'lists vacancies': 3,
  'searches vacancies': 6,
  'searches projects': 6,
  'searches people with a typo': 3,
  'reads the feed': 4,
  'opens the first screen': 3,
  'reads the figures of a project': 1,
  applies: 3,
  'applies with a key': 3,
  'applies again with a key': 3,
  'accepts an applicant': 4,
  'rejects an applicant': 4,
  'takes an application back': 4,
};

type Name = keyof typeof most;

async function callsOf(): Promise<Record<Name, () => Promise<unknown>>> {
  await knownSkills(kollab.context);
  const owner = await kollab.person({ firstName: 'Аня' });
  const student = await kollab.person({ firstName: 'Олег' });
  const applicant = await kollab.person({ firstName: 'Ира' });
  const project = await sampleProject(kollab, { owner });
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

test.each(Object.entries(most))(
  'who %s waits for Postgres at most %i times',
  async (name, bound) => {
    const calls = await callsOf();
    const { waits, statements } = await countWaits(calls[name as Name]);
    if (waits > bound) throw new Error(`${waits} waits:\n${statements.join('\n')}`);
    expect(waits).toBeGreaterThan(0);
  },
);

test('who says that they opened a project waits for Postgres once', async () => {
  // What is noted is written later, which would count elsewhere: closing does it at once.
  const app = await startTestApp();
  onTestFinished(() => app.close());
  const { id: projectId } = await sampleProject(app, { owner: await app.person() });
  const student = await app.person();
  const { waits } = await countWaits(() =>
    student.call(noteView, { params: { projectId }, body: { source: 'link' } }),
  );
  expect(waits).toBe(1);
});

test('where replicas serve, who applies with a key waits at most six times', async () => {
  const app = await startTestApp({
    databaseReplicaUrls: ['postgres://kollab:secret@127.0.0.1:1/kollab'],
    replicaTiming: { interval: 3_600_000, longestLag: 0 },
  });
  onTestFinished(() => app.close());
  await knownSkills(app.context);
  const project = await sampleProject(app, { owner: await app.person() });
  const student = await app.person();
  const { waits } = await countWaits(() => applyTo(student, project, { key: 'one' }));
  expect(waits).toBeLessThanOrEqual(6);
});
