import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

type Environment = Record<string, string>;

/** A program of Kollab that can be killed and started again. */
export interface Program {
  start(): void;
  /** Ends it as a power cut would; answers when it is gone. */
  kill(): Promise<void>;
  /** Asks it to stop; answers its exit code when it is gone, null for the end by a signal. */
  stop(): Promise<number | null>;
  /** Throws when it ended though nobody ended it. */
  assertRuns(): void;
}

/** One that this process starts. */
export interface OwnProgram extends Program {
  /** Its process; undefined before it was started. */
  pid(): number | undefined;
}

const root = resolve(import.meta.dirname, '../../..');

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}

/** Starts a program; what it says goes to the end of `log` where there is one. */
function run(file: string, env: Environment, log?: string) {
  const said = log === undefined ? undefined : openSync(log, 'a');
  const child = fork(file, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', said ?? 'ignore', said ?? 'inherit', 'ipc'],
  });
  if (said !== undefined) closeSync(said);
  return child;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess | undefined, signal: 'SIGKILL' | 'SIGTERM') {
  if (!child) return null;
  if (hasEnded(child)) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
  return child.exitCode;
}

/** A program by its file, not yet started; it may have a file for what it says. */
export function programOf(file: string, env: Environment, log?: string): OwnProgram {
  let child: ChildProcess | undefined;
  return {
    start() {
      child = run(file, env, log);
    },
    pid: () => child?.pid,
    async kill() {
      await end(child, 'SIGKILL');
    },
    stop: () => end(child, 'SIGTERM'),
    assertRuns() {
      if (child && hasEnded(child)) throw new Error(`${file} ended by itself.`);
    },
  };
}

/** Starts the emulator of Telegram and answers where it is. */
export async function startTelegram(env: Environment) {
  const child = run('sandbox/src/main.ts', env);
  const failed = once(child, 'exit').then(() => {
    throw new Error('The emulator did not start.');
  });
  const [message] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string }];
  failed.catch(() => undefined);
  return { url: message.url, stop: () => end(child, 'SIGTERM') };
}

/** Waits until an address answers 2xx; throws after a minute. */
export async function untilReady(address: string) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(50)) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`${address} did not become ready.`);
}
