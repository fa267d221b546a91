import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Load, Score } from './load-generator.ts';

/** Starts a process of its own that asks, so that asking takes nothing from who measures. */
export async function startGenerator() {
  const child = fork(join(import.meta.dirname, 'load-generator.ts'));
  await once(child, 'spawn');
  return async (load: Load): Promise<Score> => {
    child.send(load);
    const [score] = (await once(child, 'message')) as [Score];
    child.disconnect();
    return score;
  };
}
