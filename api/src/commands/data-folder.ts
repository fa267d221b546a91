import { isAlive } from '@kollab/runtime/is-alive';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { makeFolder } from '#src/platform/files/make-folder.ts';
import { SetupError } from '@kollab/runtime/setup-error';

async function listen(port: number, host: string) {
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

const isFree = (port: number, host: string) =>
  listen(port, host).then(
    (server) => {
      server.close();
      return true;
    },
    () => false,
  );

interface Hold {
  /** The process that uses the folder already; then there is nothing to let go. */
  usedBy?: number;
  letGo(): Promise<void>;
}

/**
 * Takes a data folder as `npm start` does: with its process and a port it listens on, so that no
 * Kollab starts on it meanwhile, and one that was killed is not taken for alive.
 */
export async function holdDataFolder(dataDir: string, host: string): Promise<Hold> {
  const file = join(dataDir, 'kollab.lock');
  const [pid = 0, port = 0] = await readFile(file, 'utf8').then(
    (text) => text.split(' ').map(Number),
    () => [],
  );
  if (pid > 0 && isAlive(pid) && !(await isFree(port, host))) {
    return { usedBy: pid, letGo: () => Promise.resolve() };
  }
  const server = await listen(0, host);
  server.unref();
  const address = server.address();
  const own = `${process.pid} ${typeof address === 'object' && address ? address.port : 0}`;
  try {
    await makeFolder(dataDir);
    await writeFile(file, own);
  } catch (error) {
    server.close();
    throw new SetupError(`DATA_DIR cannot be used: ${(error as Error).message}.`);
  }
  return {
    async letGo() {
      server.close();
      if ((await readFile(file, 'utf8').catch(() => '')) === own) await rm(file, { force: true });
    },
  };
}
