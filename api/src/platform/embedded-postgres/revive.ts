import { setTimeout as delay } from 'node:timers/promises';
import { SetupError } from '@kollab/runtime/setup-error';
import type { Server } from './process.ts';

export interface Watcher {
  onLoss(): void;
  onReturn(): void;
  /** It cannot be brought back, and nobody tries any more. */
  onEnd(problem: Error): void;
}

interface Life {
  current: () => Server;
  startAgain: () => Promise<void>;
  watcher: Watcher;
  /** How long it is tried again, in milliseconds. */
  patience: number;
  over: AbortSignal;
}

const lookEvery = 100;

/** What is left of a killed server may hold its memory for as long as a statement may take. */
export const longestRevival = 20_000;
const longestPause = 2000;

/** More losses than that within a minute are no accident. */
const mostLosses = 5;
const minute = 60_000;

export async function keepAlive(life: Life): Promise<void> {
  const { current, watcher, over } = life;
  let losses: number[] = [];
  while (await hasEnded(current, over)) {
    watcher.onLoss();
    losses = [...losses.filter((at) => performance.now() - at < minute), performance.now()];
    try {
      if (losses.length > mostLosses) throw tooOften(current());
      await revive(life);
    } catch (error) {
      if (!over.aborted) watcher.onEnd(error as Error);
      return;
    }
    watcher.onReturn();
  }
}

const tooOften = ({ folder }: Server) =>
  new SetupError(
    `The database in ${folder.path} ended more than ${mostLosses} times within a minute: see postgres.log in DATA_DIR.`,
  );

/** Answers false when it was over before. */
async function hasEnded(current: () => Server, over: AbortSignal) {
  while (!over.aborted) {
    if (current().hasEnded()) return true;
    await delay(lookEvery, undefined, { ref: false, signal: over }).catch(() => undefined);
  }
  return false;
}

async function revive({ startAgain, patience, over }: Life) {
  const giveUpAt = performance.now() + patience;
  for (let pause = 50; ; pause = Math.min(longestPause, 2 * pause)) {
    try {
      await startAgain();
      return;
    } catch (error) {
      if (over.aborted || performance.now() > giveUpAt) throw error;
      await delay(pause, undefined, { signal: over });
    }
  }
}
