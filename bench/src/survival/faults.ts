import type { Fault } from './fault.ts';
import { addresses } from './faults/addresses.ts';
import { disks } from './faults/disks.ts';
import { kills } from './faults/kills.ts';
import { own } from './faults/own.ts';
import { requests } from './faults/requests.ts';
import { stops } from './faults/stops.ts';

/** Everything that is done to Kollab, in the order of docs/failures.md. */
export const faults: readonly Fault[] = [
  ...stops,
  ...kills,
  ...own,
  ...addresses,
  ...requests,
  ...disks,
];
