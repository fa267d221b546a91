import {
  type Address,
  apply,
  getToday,
  getUserByTelegram,
  listAllProjects,
  searchUsers,
  sendToModeration,
} from '@kollab/contract';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knownSkills } from '#src/people/skills/skills.service.ts';
import { listFilesRun } from '#test/files-run.ts';
import { sampleProject } from '#test/sample-project.ts';
import { tripleOf } from '#test/steps/applications.ts';
import { sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const page = join(import.meta.dirname, '../../../docs/walks.md');

const most = {
  'Reading a person': 22,
  'Listing all projects': 27,
  'Searching for people': 31,
  'Applying to a vacancy': 36,
  'Sending a profile to the moderators': 40,
  'Opening the first screen': 39,
};

type Name = keyof typeof most;
type Work = () => Promise<unknown>;

/** Who signs once is looked at once: so every call finds them known. */
const signatures = new Map<Someone, object>();

async function ask(person: Someone, { method, path }: Address, body?: object) {
  const signature = signatures.get(person) ?? kollab.signed(person);
  signatures.set(person, signature);
  const headers = { ...signature, 'content-type': 'application/json' };
  const sent = body && JSON.stringify(body);
  const reply = await fetch(kollab.baseUrl + path, { method, headers, body: sent ?? null });
  expect([reply.status, await reply.text()]).toEqual([200, expect.any(String)]);
}

const times = 3;

/** Each call, made again and again; who applies is somebody else each time. */
async function callsOf(): Promise<Record<Name, Work>> {
  await knownSkills(kollab.context);
  const owner = await kollab.person({ firstName: 'Аня' });
  const student = await kollab.person({ firstName: 'Олег' });
  const applicants: Someone[] = [];
  while (applicants.length <= times) {
    const applicant = await kollab.person();
    await ask(applicant, listAllProjects);
    applicants.push(applicant);
  }
  const project = await sampleProject(kollab, { owner });
  const get = (call: Address, query = '') =>
    ask(student, { ...call, path: call.path.replace(/\{\w+\}/, String(owner.telegramId)) + query });
  let drafts = 0;
  return {
    'Reading a person': () => get(getUserByTelegram),
    'Listing all projects': () => get(listAllProjects),
    'Searching for people': () => get(searchUsers, `?query=${encodeURIComponent('Аня')}`),
    'Applying to a vacancy': () => {
      const applicant = applicants.pop() ?? student;
      return ask(applicant, apply, { ...tripleOf(project, applicant), coverLetter: 'Хочу к вам' });
    },
    'Sending a profile to the moderators': () =>
      ask(student, sendToModeration, {
        telegramId: student.telegramId,
        changes: { description: `Обо мне, раз ${(drafts += 1)}` },
      }),
    'Opening the first screen': () => get(getToday),
  };
}

test('the files that answer a call are those that docs/walks.md lists, and few', async () => {
  const walks = new Map<string, string[]>();
  for (const [title, call] of Object.entries(await callsOf())) {
    await call();
    const files = await listFilesRun(call, times);
    expect(files.length).toBeLessThanOrEqual(most[title as Name]);
    walks.set(title, files);
  }
  const [first = [], ...others] = walks.values();
  const shared = first.filter((file) => others.every((files) => files.includes(file)));
  const listOf = (files: string[]) => ['```', ...files, '```'].join('\n');
  const parts = [
    '# Which files answer a call',
    'Files of the API, the contract and the runtime in which a function runs while the call is answered. `npm test -- api/test/walks/files-run.test.ts -u` writes this page.',
    `## Every call: ${shared.length} files`,
    listOf(shared),
    ...[...walks].flatMap(([title, files]) => [
      `## ${title}: ${files.length - shared.length} more`,
      listOf(files.filter((file) => !shared.includes(file))),
    ]),
  ];
  await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot(page);
});
