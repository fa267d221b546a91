import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { freePort } from '@kollab/runtime/free-port';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sum } from './figures.ts';
import type { Folder } from './folder.ts';

export type Environment = Record<string, string>;

export interface Program {
  start(): unknown;
  /** Ends it as a power cut would; answers when it is gone. */
  kill(): Promise<void>;
  /** Asks it to stop; answers its exit code when it is gone, null for the end by a signal. */
  stop(): Promise<number | null>;
  /** Throws when it ended though nobody ended it. */
  assertRuns(): void;
}

export interface OwnProgram extends Program {
  start(): ChildProcess;
}

export const root = resolve(import.meta.dirname, '../../..');

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/**
 * A program by its file, not yet started; what it says goes to the end of `log`, if there is one. `cwd`: the
 * checkout that it is of.
 */
export function programOf(file: string, env: Environment, log?: string, cwd = root): OwnProgram {
  let child: ChildProcess | undefined;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child) return null;
    if (hasEnded(child)) return child.exitCode;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode;
  };
  return {
    start() {
      const said = log === undefined ? undefined : openSync(log, 'a');
      child = fork(resolve(cwd, file), {
        cwd,
        env: { PATH: process.env.PATH, ...env },
        stdio: ['ignore', said ?? 'ignore', said ?? 'inherit', 'ipc'],
      });
      if (said !== undefined) closeSync(said);
      return child;
    },
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    assertRuns() {
      if (child && hasEnded(child)) throw new Error(`${file} ended by itself.`);
    },
  };
}

/** Waits until an address answers 2xx; throws after five minutes, or when the program ended. */
export async function untilReady(address: string, program?: Program) {
  for (const deadline = Date.now() + 300_000; Date.now() < deadline; await delay(50)) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    program?.assertRuns();
  }
  throw new Error(`${address} did not become ready.`);
}

export interface Server {
  address: string;
  pid: number;
}

export async function startApi(
  folder: Folder,
  env: Environment,
  log?: string,
  cwd?: string,
): Promise<Server> {
  const port = env['PORT'] ?? String(await freePort());
  const api = programOf('api/src/main.ts', { ...env, PORT: port }, log, cwd);
  folder.onClose(() => api.stop());
  const { pid = 0 } = api.start();
  const address = `http://127.0.0.1:${port}`;
  await untilReady(`${address}/health/ready`, api);
  return { address, pid };
}

/** What a process's line in /proc says after its name: its state, its parent and so on; [] where it is gone. */
async function statOf(pid: number | string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

const ticks = (fields: (string | undefined)[]) =>
  10 * sum(fields.map((field) => Number(field ?? 0)));

/** Milliseconds of CPU a process has taken; 0 where that cannot be read. */
export const cpuOf = async (pid: number) => ticks((await statOf(pid)).slice(11, 13));

export async function listFamily(pid: number): Promise<number[]> {
  const all = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(all.map(async (one) => Number((await statOf(one))[1])));
  return [pid, ...all.map(Number).filter((_, index) => parents[index] === pid)];
}

/** Milliseconds of CPU of a process and all that it started, those that ended included. */
export async function cpuOfFamily(pid: number) {
  const family = await listFamily(pid);
  return sum(
    await Promise.all(family.map(async (one) => ticks((await statOf(one)).slice(11, 15)))),
  );
}
