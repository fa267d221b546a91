import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { findFlaw } from './world-flaws.ts';
import { type World, worldFiles } from './world.ts';

/** Tests, the tour and the pictures play in it. */
export const ownWorld = fileURLToPath(new URL('../../demo', import.meta.url));

/** One sentence that names file and field. */
export class WorldError extends Error {}

type FileName = keyof typeof worldFiles;

export function loadWorld(folder = ownWorld): World {
  const at = path.resolve(folder);
  if (!statSync(at, { throwIfNoEntry: false })?.isDirectory()) {
    throw new WorldError(`DEMO_DATA leads to ${folder}: there is no such folder.`);
  }
  const people = read(at, 'people.json');
  const projects = read(at, 'projects.json');
  const history = read(at, 'history.json');
  const world: World = { folder: at, people, projects, history };
  const flaw = findFlaw(world, (picture) => existsSync(path.join(at, picture)));
  if (flaw) throw new WorldError(`${path.join(folder, flaw.file)}: ${flaw.where} ${flaw.what}.`);
  for (const person of people) if (person.photo) person.photo = path.join(at, person.photo);
  for (const project of projects) {
    if (project.cover) project.cover = path.join(at, project.cover);
  }
  return world;
}

function read<Name extends FileName>(folder: string, name: Name) {
  const file = path.join(folder, name);
  const result = worldFiles[name].safeParse(parse(file, name));
  if (result.success) return result.data as z.output<(typeof worldFiles)[Name]>;
  const [issue] = result.error.issues;
  const where = placeOf(issue?.path ?? []);
  throw new WorldError(`${file}: ${where}${where && ': '}${issue?.message ?? 'is not valid'}.`);
}

function parse(file: string, name: FileName): unknown {
  if (name !== 'people.json' && !existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    const problem = (error as Error).message.replaceAll('\n', ' ');
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new WorldError(
      missing ? `${file} is missing.` : `${file} is not valid JSON: ${problem}.`,
    );
  }
}

/** As `[2].profile.tags[0]`. */
const placeOf = (keys: readonly PropertyKey[]) =>
  keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
