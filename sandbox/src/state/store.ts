import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Person } from '#src/people/people.ts';
import { emptyState, stateSchema, type SandboxState } from '#src/state/state.ts';

interface Change {
  kind: 'messages' | 'people' | 'bot' | 'groups';
  telegramId?: number;
}

export interface Logger {
  info(message: string): void;
  warn(message: string): void;
}

export interface Store {
  readonly state: SandboxState;
  /** Never kept, for the files say it at every start. */
  readonly demoPeople: readonly Person[];
  /** Call it after every change of `state`: it saves soon and tells all listeners. */
  changed(change?: Change): void;
  subscribe(listener: (change: Change) => void): () => void;
  flush(): Promise<void>;
}

const SAVE_AFTER_MS = 150;

async function load(file: string, logger: Logger): Promise<SandboxState> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return emptyState();
    throw new Error(`The sandbox cannot read ${file}: ${String(error)}`, { cause: error });
  }
  try {
    const parsed: unknown = JSON.parse(text);
    stateSchema.parse(parsed);
    // The schema checks what can break the program; the rest was written by this program.
    return { ...emptyState(), ...(parsed as SandboxState) };
  } catch {
    const aside = `${file}.broken-${Date.now()}`;
    await rename(file, aside);
    logger.warn(
      `The sandbox could not understand ${file}; it is kept as ${aside} and the chats start afresh.`,
    );
    return emptyState();
  }
}

/** A broken file is renamed aside; an unreadable one is an error. */
export async function openStore(
  dataDir: string,
  logger: Logger,
  demoPeople: readonly Person[],
): Promise<Store> {
  const file = path.join(dataDir, 'sandbox.json');
  await mkdir(dataDir, { recursive: true }).catch((error: unknown) => {
    throw new Error(`The sandbox cannot make its folder ${dataDir}: ${String(error)}`);
  });
  const state = await load(file, logger);
  const listeners = new Set<(change: Change) => void>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const temporary = `${file}.tmp`;
    try {
      await writeFile(temporary, JSON.stringify(state));
      await rename(temporary, file);
    } catch (error) {
      logger.warn(`The sandbox could not save its chats to ${file}: ${String(error)}`);
    }
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    await writing;
  }

  return {
    state,
    demoPeople,
    changed(change) {
      timer ??= setTimeout(() => void save(), SAVE_AFTER_MS);
      if (change === undefined) return;
      for (const listener of listeners) listener(change);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async flush() {
      if (timer === undefined) await writing;
      else await save();
    },
  };
}
