import { setTimeout as delay } from 'node:timers/promises';
import { countOpen } from '#src/faults/world/seed.ts';
import type { World } from '#src/faults/world/world.ts';
import type { Say } from '#src/kit/figures.ts';
import type { FaultOptions } from './options.ts';
import { endLeases, firstTelegramId, keyIn, listLeases } from './seed.ts';

/** Longer than a lease lasts and than most notifications wait for their next try. */
const stuckAfter = 150_000;
const saidEvery = 10_000;
/** How long one who lives may need to settle a message: a bot at once, any bot without the API. */
const patience = { bot: 2000, api: 12_000 };
/** While answers take this long, most of the messages that a bot has in hand are in their chats. */
const slowAnswer = 600;

async function listOrphans({ withDb }: World, patience: number) {
  let held = await withDb(listLeases);
  for (let changedAt = Date.now(); Date.now() - changedAt < patience; await delay(250)) {
    const now = new Set((await withDb(listLeases)).map(({ lease }) => lease));
    const left = held.filter(({ lease }) => now.has(lease));
    if (left.length < held.length) changedAt = Date.now();
    held = left;
  }
  return held;
}

export async function listArrivals({ control }: World, people: number) {
  const messages = await control.messages(firstTelegramId, firstTelegramId + people);
  return messages.map(({ text, answerLost }) => ({ key: keyIn(text), answerLost }));
}

interface Killable {
  kill: () => Promise<void>;
  start: () => unknown;
}

/**
 * Kills a program, starts it again and answers which notifications had arrived by then and were not
 * settled: nobody settled them in `patience` milliseconds either.
 */
async function killAndRestart(
  program: Killable,
  patience: number,
  world: World,
  { people, rate, latency, isHurried }: FaultOptions,
): Promise<string[]> {
  await world.control.pace(rate, slowAnswer);
  await delay(slowAnswer / 2);
  await program.kill();
  await world.control.pace(rate, latency);
  await program.start();
  const orphans = await listOrphans(world, patience);
  const arrived = new Set((await listArrivals(world, people)).map(({ key }) => key));
  const leases = orphans.map(({ lease }) => lease);
  if (isHurried) await world.withDb((db) => endLeases(db, leases));
  return orphans.map(({ key }) => key).filter((key) => arrived.has(key));
}

export async function deliver(world: World, options: FaultOptions, say: Say) {
  const { api, bots, withDb } = world;
  const { count, kills } = options;
  const planned = [
    ...kills.bots.map((after, index) => {
      const program = bots[index % bots.length] ?? world.bot;
      return { after, name: 'a bot', program, patience: patience.bot };
    }),
    ...kills.api.map((after) => ({
      after,
      name: 'the API',
      program: api,
      patience: patience.api,
    })),
    ...kills.postgres.map((after) => ({
      after,
      name: 'Postgres',
      program: world.primary(),
      patience: patience.api,
    })),
  ].toSorted((one, other) => one.after - other.after);
  const clocks = [...options.clocks];

  const begun = Date.now();
  const inFlight: string[] = [];
  let open = count;
  let progressAt = begun;
  let saidAt = begun;
  while (open > 0) {
    await delay(100);
    for (const program of [api, ...bots]) program.assertRuns();
    const now = await withDb(countOpen);
    if (now !== open) progressAt = Date.now();
    if (Date.now() - progressAt > stuckAfter) break;
    open = now;
    if (Date.now() - saidAt > saidEvery) {
      saidAt = Date.now();
      say(`${count - open} of ${count} settled`);
    }
    const [clock] = clocks;
    if (clock && count - open >= clock.after * count) {
      clocks.shift();
      await world.setClock(clock.minutes);
      say(`The clock of the API and the bots is ${clock.minutes} minutes off`);
    }
    const [next] = planned;
    if (next && count - open >= next.after * count) {
      planned.shift();
      const held = await killAndRestart(next.program, next.patience, world, options);
      say(`Killed ${next.name}: ${held.length} had arrived and were not settled`);
      inFlight.push(...held);
    }
  }
  return { inFlight, isStuck: open > 0, seconds: (progressAt - begun) / 1000 };
}
