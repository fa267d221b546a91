import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Fault, type Outcome, underLoad } from '#src/faults/load/fault.ts';
import type { Load } from '#src/faults/load/load.ts';
import { forget, makeAlone, promote, startStandby } from '#src/faults/world/standby.ts';
import type { World } from '#src/faults/world/world.ts';

async function withStandby(
  world: World,
  work: (standby: Awaited<ReturnType<typeof startStandby>>) => Promise<Outcome>,
) {
  const dataDir = join(world.folder, `standby-${Date.now()}`);
  const standby = await startStandby(world.primary(), dataDir);
  try {
    return await work(standby);
  } finally {
    if (world.primary() !== standby) {
      await makeAlone(world.primary());
      await standby.kill();
      await forget(dataDir);
    }
  }
}

const refusedSince = (load: Load, answer: string) => {
  const before = load.ledger.refusals.get(answer) ?? 0;
  return () => (load.ledger.refusals.get(answer) ?? 0) - before;
};

export const addresses: Fault[] = [
  {
    name: 'The address leads to a read-only standby',
    expected: '503 to writes, public reads answered; back by itself once the address is right',
    run: (world) =>
      withStandby(world, (standby) =>
        underLoad(world, {
          within: 5,
          async harm({ address, appUrl }, load) {
            const refused = refusedSince(load, '503');
            address.pointTo(standby.port);
            address.cut();
            for (const end = Date.now() + 3000; Date.now() < end; await delay(100)) {
              const { status } = await fetch(`${appUrl}/api/User/all-projects`);
              if (status !== 200 && status !== 503) throw new Error(`A read answered ${status}`);
            }
            const read = await fetch(`${appUrl}/api/User/all-projects`);
            if (read.status !== 200) load.ledger.failures.push(`a read answered ${read.status}`);
            if (refused() === 0) load.ledger.failures.push('no write was refused');
            // Connections to the standby stay open: leaving them is the API's own business.
            address.pointTo(world.primary().port);
          },
        }),
      ),
  },
  {
    name: 'The database moves to another address',
    expected: 'all answered writes are on the new primary; back within seconds without a restart',
    run: (world) =>
      withStandby(world, (standby) =>
        underLoad(world, {
          within: 5,
          async harm({ address }) {
            await world.primary().kill();
            await promote(standby);
            world.usePrimary(standby);
            address.pointTo(standby.port);
          },
        }),
      ),
  },
  {
    name: 'The database falls silent',
    expected: 'given up after 20 s, 503 meanwhile; back without a restart',
    within: 25,
    async harm({ address }) {
      address.freeze();
      // What was on its way is through; from now on nothing is, until the server is given up.
      await delay(1000);
    },
  },
];
