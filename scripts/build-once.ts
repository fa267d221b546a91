import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

interface Build {
  /** Where the result goes; a hash of it and of what it was made from is kept beside it. */
  folder: string;
  sources: readonly string[];
  settings?: Record<string, string | undefined>;
  build: () => Promise<unknown>;
}

/** What every build depends on: the packages, as locked and as installed, and the way of building. */
const common = [
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.base.json',
  'scripts/build-*.ts',
  'contract/{package.json,src/**}',
];

/** Builds, unless the folder holds just what these sources were last built into. */
export async function buildOnce({ folder, sources, settings, build }: Build): Promise<void> {
  const stamp = `${folder}.hash`;
  const hashInputs = () => hashOf([...common, ...sources], { ...settings, ...viteVariables });
  const hashResult = () => hashOf(['**'], {}, folder);
  const inputs = await hashInputs();
  const kept = await readFile(stamp, 'utf8').catch(() => '');
  if (kept === `${inputs} ${await hashResult()}`) return;
  await rm(stamp, { force: true });
  await build();
  // A file that was edited meanwhile may be in the result or not.
  if ((await hashInputs()) === inputs) await writeFile(stamp, `${inputs} ${await hashResult()}`);
}

/** Read before a build, for Vite sets some itself. */
const viteVariables = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(VITE_.*|NODE_ENV)$/.test(name)),
);

async function hashOf(
  patterns: readonly string[],
  settings: Record<string, string | undefined>,
  cwd = '.',
) {
  const hash = createHash('sha256').update(
    JSON.stringify(settings, Object.keys(settings).toSorted()),
  );
  const files: string[] = [];
  for await (const entry of glob(patterns, { cwd, withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) {
      files.push(join(entry.parentPath, entry.name));
    }
  }
  for (const file of new Set(files.toSorted())) {
    const content = await readFile(file);
    // A result may be moved.
    hash.update(`\0${relative(cwd, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
