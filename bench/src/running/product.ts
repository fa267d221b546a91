import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ports = { app: 3310, sandbox: 3311 };

/** Runs Kollab in its sandbox, with data of its own, while `measure` works. */
export async function withProduct<T>(
  measure: (urls: { app: string; control: string }) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kollab-bench-'));
  // Root's Postgres runs as another user, who has to get in.
  await chmod(dataDir, 0o755);
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: resolve(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(ports.app),
      SANDBOX_PORT: String(ports.sandbox),
      DATA_DIR: dataDir,
    },
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const ready = new Promise<void>((done, fail) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('Kollab is ready')) done();
    });
    void exited.then(() => fail(new Error('Kollab did not start.')));
  });
  try {
    await ready;
    return await measure({
      app: `http://127.0.0.1:${ports.app}`,
      control: `http://127.0.0.1:${ports.sandbox}/control`,
    });
  } finally {
    child.kill('SIGINT');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  }
}
