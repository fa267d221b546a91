import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import people from '#demo/people.json' with { type: 'json' };
import projects from '#demo/projects.json' with { type: 'json' };
import { ownWorld } from '#src/demo/load-world.ts';
import {
  admin,
  firstModerator,
  newcomer,
  projectOwner,
  secondModerator,
  student,
} from '#src/people/people.ts';

const known = new Set(
  [newcomer, student, projectOwner, firstModerator, secondModerator, admin].map(
    ({ telegramId }) => telegramId,
  ),
);

const withoutPast = (key: string, value: unknown) =>
  ['joined', 'created'].includes(key) ? undefined : value;

/**
 * Six people whom tests know by name and what is theirs, without a past, so that it is there soon
 * and everything has happened just now.
 */
export async function makeSmallWorld(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kollab-small-world-'));
  const few = people.filter(({ telegramId }) => known.has(telegramId));
  const theirs = projects.filter(({ owner }) => few.some(({ id }) => id === owner));
  for (const [name, content] of Object.entries({ people: few, projects: theirs })) {
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(content, withoutPast));
  }
  for (const { cover } of theirs) {
    if (cover) await cp(path.join(ownWorld, cover), path.join(folder, cover));
  }
  return folder;
}
