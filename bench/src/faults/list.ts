import type { Fault } from './load/fault.ts';
import { addresses } from './harm/addresses.ts';
import { disks } from './harm/disks.ts';
import { kills } from './harm/kills.ts';
import { own } from './harm/own.ts';
import { requests } from './harm/requests.ts';
import { stops } from './harm/stops.ts';
import { killedAlerts } from './notifications/alerts.ts';
import { clockJumps, deliveries } from './notifications/deliveries.ts';
import { withDefaults } from './notifications/options.ts';

/** Everything that is done to Kollab, in the order of docs/failures.md. */
export const faults: readonly Fault[] = [
  ...stops,
  // As many as `npm run faults:notifications` takes would take minutes.
  // So slow that each kill finds messages under way.
  deliveries(withDefaults({ count: 400, rate: 12, isHurried: true })),
  clockJumps(withDefaults({ count: 400, rate: 300, isHurried: true })),
  killedAlerts(),
  ...kills,
  ...own,
  ...addresses,
  ...requests,
  ...disks,
];
