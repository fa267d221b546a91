import { setTimeout as delay } from 'node:timers/promises';
import type { FaultOptions } from './options.ts';
import type { Program } from '#src/running/processes.ts';
import { endLeases, firstTelegramId, listLeases, numberIn, type Db } from './seed.ts';
import type { Control } from '#src/running/telegram.ts';

interface Field {
  db: Db;
  control: Control;
  options: FaultOptions;
}

/** While answers take this long, most of the messages that a bot has in hand are in their chats. */
const slowAnswer = 600;

/** Which of the leases nobody gave back, once none was given back for `patience` milliseconds. */
async function listOrphans(db: Db, patience: number) {
  let held = await listLeases(db);
  for (let changedAt = Date.now(); Date.now() - changedAt < patience; await delay(250)) {
    const now = new Set((await listLeases(db)).map(({ lease }) => lease));
    const left = held.filter(({ lease }) => now.has(lease));
    if (left.length < held.length) changedAt = Date.now();
    held = left;
  }
  return held;
}

/**
 * Kills a program, starts it again and answers the numbers of the notifications that had arrived by
 * then and were not settled: nobody settled them in `patience` milliseconds either.
 */
export async function killAndRestart(
  program: Program,
  patience: number,
  { db, control, options }: Field,
): Promise<number[]> {
  const { people, rate, latency, isHurried } = options;
  await control.pace(rate, slowAnswer);
  await delay(slowAnswer / 2);
  await program.kill();
  await control.pace(rate, latency);
  program.start();
  const orphans = await listOrphans(db, patience);
  const messages = await control.messages(firstTelegramId, firstTelegramId + people);
  const arrived = new Set(messages.map(({ text }) => numberIn(text)));
  if (isHurried) {
    await endLeases(
      db,
      orphans.map(({ lease }) => lease),
    );
  }
  return orphans.map(({ number }) => number).filter((number) => arrived.has(number));
}
