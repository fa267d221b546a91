import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

type Environment = Record<string, string | undefined>;

/** Registers what to do at the end, last first. */
export type OnStop = (close: () => Promise<unknown>) => void;

export interface Supervised {
  /** Ends the process and waits until it is gone. */
  stop(): Promise<void>;
  /** Settles only if the process ends before it ever was ready. */
  failed: Promise<never>;
  /** From now on an unexpected end is answered with a restart. */
  markReady(): void;
}

const restartDelay = 1000;

/** Runs one program of Kollab as a process of its own and keeps it running. */
export function supervise(name: string, file: string, environment: Environment): Supervised {
  let child: ChildProcess;
  let isReady = false;
  let isStopping = false;
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => undefined);

  const run = () => {
    child = spawn(process.execPath, [file], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('error', (error) => fail(error));
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      if (!isReady) return fail(new Error(`${name} did not start.`));
      process.stderr.write(`${name} ended (${signal ?? code}) and is started again.\n`);
      void delay(restartDelay).then(() => isStopping || run());
    });
  };
  run();

  return {
    failed,
    markReady() {
      isReady = true;
    },
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Waits until an address answers 2xx. */
export async function untilReady(address: string, seconds = 60) {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    if (Date.now() > deadline) throw new Error(`${address} did not become ready in ${seconds} s.`);
    await delay(100);
  }
}
