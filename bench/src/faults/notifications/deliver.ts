import { setTimeout as delay } from 'node:timers/promises';
import { killAndRestart } from './kills.ts';
import type { FaultOptions } from './options.ts';
import type { Program } from '#src/running/processes.ts';
import { countOpen, type Db } from './seed.ts';
import type { Control } from '#src/running/telegram.ts';

interface Field {
  db: Db;
  control: Control;
  api: Program;
  bots: Program[];
  options: FaultOptions;
  say: (text: string) => void;
}

/** Longer than a lease lasts and than most notifications wait for their next try. */
const stuckAfter = 150_000;
const saidEvery = 10_000;
/** How long one who lives may need to settle a message: a bot at once, any bot without the API. */
const patience = { bot: 2000, api: 12_000 };

/** Watches the notifications being delivered, and kills bots and API on the way. */
export async function deliver({ db, control, api, bots, options, say }: Field) {
  const { count, kills } = options;
  const field = { db, control, options };
  const planned = [
    ...kills.bots.map((after, index) => ({
      after,
      name: 'a bot',
      run: () => killAndRestart(bots[index % bots.length] ?? api, patience.bot, field),
    })),
    ...kills.api.map((after) => ({
      after,
      name: 'the API',
      run: () => killAndRestart(api, patience.api, field),
    })),
  ].toSorted((one, other) => one.after - other.after);

  const begun = Date.now();
  const inFlight: number[] = [];
  let open = count;
  let progressAt = begun;
  let saidAt = begun;
  while (open > 0) {
    await delay(100);
    for (const program of [api, ...bots]) program.assertRuns();
    const now = await countOpen(db);
    if (now !== open) progressAt = Date.now();
    if (Date.now() - progressAt > stuckAfter) break;
    open = now;
    if (Date.now() - saidAt > saidEvery) {
      saidAt = Date.now();
      say(`${count - open} of ${count} settled`);
    }
    const [next] = planned;
    if (next && count - open >= next.after * count) {
      planned.shift();
      const held = await next.run();
      say(`Killed ${next.name}: ${held.length} had arrived and were not settled`);
      inFlight.push(...held);
    }
  }
  return { inFlight, isStuck: open > 0, seconds: (progressAt - begun) / 1000 };
}
