import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chown,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { makeFolder } from '#src/platform/files/make-folder.ts';
import { SetupError } from '@kollab/runtime/setup-error';
import type { Binaries } from './binaries.ts';
import { isReachable, serverUser } from './server-user.ts';

const major = '18';
const run = promisify(execFile);

export interface DataFolder {
  path: string;
  password: string;
}

export async function openDataFolder(
  binaries: Binaries,
  dataDir: string,
  interrupted?: AbortSignal,
): Promise<DataFolder> {
  await makeFolder(dataDir).catch((cause: Error) => {
    throw new SetupError(`DATA_DIR cannot be used as the data folder: ${cause.message}.`);
  });
  const place = join(resolve(dataDir), 'postgres');
  const found = await realpath(place).catch(() => undefined);
  const path = found ?? (await createCluster(binaries, place, interrupted));
  await assertOurs(path);
  return { path, password: await readPassword(dataDir) };
}

const passwordFile = (dataDir: string) => join(dataDir, 'postgres-password');

async function readPassword(dataDir: string) {
  const password = await readFile(passwordFile(dataDir), 'utf8').catch(() => '');
  if (password) return password;
  throw new SetupError(
    `${passwordFile(dataDir)} is missing: the database in ${dataDir} cannot be opened without it.`,
  );
}

async function assertOurs(path: string) {
  const version = await readFile(join(path, 'PG_VERSION'), 'utf8').catch(() => '');
  if (version.trim() === major) return;
  throw new SetupError(
    version
      ? `${path} holds data of Postgres ${version.trim()}, this is Postgres ${major}: move it away.`
      : `${path} is not a Postgres data folder: move it away to start afresh.`,
  );
}

async function createCluster(binaries: Binaries, place: string, interrupted?: AbortSignal) {
  const user = serverUser();
  const hidden = user && !(await isReachable(resolve(place, '..')));
  const home = hidden ? '/var/lib/kollab' : resolve(place, '..');
  await makeFolder(home);
  const name = randomBytes(6).toString('hex');
  const target = hidden ? join(home, `data-${name}`) : place;
  const partial = join(home, `postgres-${name}.partial`);
  await initialise(binaries, partial, passwordFile(resolve(place, '..')), interrupted);
  await rename(partial, target).catch(async () => {
    const content = await readdir(target).catch(() => []);
    await rm(partial, { recursive: true, force: true });
    throw new SetupError(`${target} is in the way (${content.length} files): move it away.`);
  });
  if (hidden) {
    await symlink(target, place).catch(() => {
      throw new SetupError(`${place} points to data that is gone: remove it to start afresh.`);
    });
  }
  return target;
}

/** Runs a program to its end; interrupted, it is gone when this throws. */
async function runUntil(
  interrupted: AbortSignal | undefined,
  program: string,
  options: string[],
  around: { cwd: string; uid?: number; gid?: number },
) {
  const running = run(program, options, around);
  const gone = once(running.child, 'close');
  const kill = () => void running.child.kill('SIGKILL');
  interrupted?.addEventListener('abort', kill);
  try {
    await running;
  } finally {
    interrupted?.removeEventListener('abort', kill);
    await gone;
  }
}

async function initialise(
  binaries: Binaries,
  folder: string,
  passwordPath: string,
  interrupted?: AbortSignal,
) {
  const user = serverUser();
  const password = randomBytes(24).toString('base64url');
  const handover = `${folder}.password`;
  await mkdir(folder, { mode: 0o700 }).catch((error: Error) => {
    throw new SetupError(`DATA_DIR cannot be used as the data folder: ${error.message}.`);
  });
  await writeFile(handover, password, { mode: 0o600 });
  if (user) for (const path of [folder, handover]) await chown(path, user.uid, user.gid);
  const options = ['-D', folder, '-U', 'kollab', '-A', 'scram-sha-256', `--pwfile=${handover}`];
  const locale = ['-E', 'UTF8', '--lc-collate=C', '--lc-ctype=C.UTF-8', '--no-instructions'];
  try {
    await runUntil(interrupted, binaries.initdb, [...options, ...locale], { ...user, cwd: '/' });
  } catch (error) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    interrupted?.throwIfAborted();
    const told = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1);
    throw new SetupError(`The database could not be created: ${told ?? String(error)}`);
  } finally {
    await rm(handover, { force: true });
  }
  await writeFile(passwordPath, password, { mode: 0o600 });
}
