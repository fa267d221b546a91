import { setTimeout as delay } from 'node:timers/promises';
import { type Ledger, newLedger } from './ledger.ts';
import { visit } from './people.ts';
import type { World } from '#src/faults/world/world.ts';

export interface Load {
  ledger: Ledger;
  /** Waits until people did so many more acts that were answered. Throws after a minute. */
  progress: (acts: number) => Promise<void>;
  finish: () => Promise<Ledger>;
}

const atOnce = 10;
let nextPlace = 0;

export function takePlace() {
  nextPlace += 1;
  return nextPlace - 1;
}

export function startLoad(world: World): Load {
  const ledger = newLedger();
  const over = new AbortController();
  const come = async () => {
    while (!over.signal.aborted) {
      await visit(world, ledger, takePlace());
    }
  };
  const coming = Promise.all(Array.from({ length: atOnce }, come));
  coming.catch((error: unknown) => ledger.failures.push(String(error)));
  return {
    ledger,
    async progress(acts) {
      const wanted = ledger.entries.length + acts;
      for (const deadline = Date.now() + 60_000; ledger.entries.length < wanted; await delay(20)) {
        if (Date.now() > deadline) throw new Error('Nothing is answered any more.');
      }
    },
    async finish() {
      over.abort();
      await coming;
      return ledger;
    },
  };
}
