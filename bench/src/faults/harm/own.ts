import { dirname } from 'node:path';
import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { type Fault, type Outcome, underLoad } from '#src/faults/load/fault.ts';
import type { Load } from '#src/faults/load/load.ts';
import { pidOf, startOwnWorld } from '#src/faults/world/own-world.ts';
import type { World } from '#src/faults/world/world.ts';

const nothingLost = 'all answered writes are there once, their notifications arrive; ';

const refusalsOf = ({ ledger }: Load) => [...ledger.refusals.values()].reduce((a, b) => a + b, 0);

async function noticed(load: Load, harm: () => Promise<void>): Promise<number> {
  const before = refusalsOf(load);
  const since = Date.now();
  await harm();
  for (const deadline = since + 5000; refusalsOf(load) === before; await delay(2)) {
    if (Date.now() > deadline) break;
  }
  return since;
}

async function withoutRestart(world: World, run: () => Promise<Outcome>): Promise<Outcome> {
  const api = () => pidOf(dirname(world.uploads), 'api/src/main.ts');
  const before = await api();
  const outcome = await run();
  if ((await api()) !== before) outcome.wrong.push('the API was started again');
  return outcome;
}

/** What `npm start` brings back by itself: the gap is counted from the harm on. */
export const own: Fault[] = [
  {
    name: 'The API of npm start is killed',
    expected: `${nothingLost}requests under way are cut off, the next answered within 2 s`,
    startWorld: startOwnWorld,
    within: 2,
    harm: ({ api }, load) => noticed(load, () => api.kill()),
  },
  {
    name: 'The embedded Postgres is killed',
    expected: `${nothingLost}503 meanwhile, answers within 5 s from the same process`,
    startWorld: startOwnWorld,
    run: (world) =>
      withoutRestart(world, () =>
        underLoad(world, {
          within: 5,
          harm: ({ primary }, load) => noticed(load, () => primary().kill()),
        }),
      ),
  },
  {
    name: 'A process of the embedded Postgres is killed',
    expected: `${nothingLost}503 meanwhile, answers within 5 s from the same process`,
    startWorld: startOwnWorld,
    run: (world) =>
      withoutRestart(world, () =>
        underLoad(world, {
          within: 5,
          harm: ({ withDb }, load) =>
            noticed(load, async () => {
              const { rows } = await withDb((db) =>
                sql<{ pid: number }>`select pid from pg_stat_activity
                  where application_name = 'kollab-api' limit 1`.execute(db),
              );
              process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
            }),
        }),
      ),
  },
];
