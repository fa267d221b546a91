import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Folder } from './folder.ts';
import type { Load, Score } from './load-generator.ts';

export type Generate = (load: Load) => Promise<Score>;

/** Starts a process of its own that asks, so that asking takes nothing from who measures. */
export async function startGenerator(folder: Folder): Promise<Generate> {
  const child = fork(join(import.meta.dirname, 'load-generator.ts'));
  folder.onClose(() => child.disconnect());
  await once(child, 'spawn');
  return async (load) => {
    child.send(load);
    const [score] = (await once(child, 'message')) as [Score];
    return score;
  };
}
