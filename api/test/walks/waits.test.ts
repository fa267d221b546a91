import {
  getProject,
  getUser,
  getUserByTelegram,
  listAllProjects,
  listOwnApplications,
  listVacancies,
  searchProjects,
  searchUsers,
} from '@kollab/contract';
import { expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { applyTo, decide } from '#test/steps/applications.ts';
import { sharedApp } from '#test/test-app.ts';
import { countWaits } from '#test/waits.ts';

const kollab = sharedApp();

/** How often each call may wait for Postgres, for a caller whom the process knows. */
const most = {
  'reads a person': 1,
  'reads a person by id': 1,
  'reads themselves': 1,
  'reads a project': 1,
  'reads all projects': 1,
  'reads their applications': 1,
  'searches people': 6,
  'lists vacancies': 4,
  'searches vacancies': 9,
  'searches projects': 10,
  applies: 4,
  'accepts an applicant': 5,
};

type Name = keyof typeof most;

async function callsOf(): Promise<Record<Name, () => Promise<unknown>>> {
  const owner = await kollab.person({ firstName: 'Аня' });
  const student = await kollab.person({ firstName: 'Олег' });
  const applicant = await kollab.person({ firstName: 'Ира' });
  const project = await sampleProject(kollab, { owner });
  await applyTo(applicant, project);
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
    applies: () => applyTo(student, project),
    'accepts an applicant': () => decide(owner, project, applicant, 'Accepted'),
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
