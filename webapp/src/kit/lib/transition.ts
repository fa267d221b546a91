import { isCalm } from './is-calm.ts';

/** What browsers tell of the device; Safari and Firefox leave some of it out. */
interface Device {
  /** In GB. */
  deviceMemory?: number;
  connection?: { saveData?: boolean };
}

/** A picture of a whole screen is more than such a device shows without a stutter. */
function isWeak() {
  const { hardwareConcurrency, deviceMemory = 8, connection }: Navigator & Device = navigator;
  return hardwareConcurrency <= 2 || deviceMemory <= 2 || connection?.saveData === true;
}

/** How a screen comes or goes, by its name in transitions.css; at once where nothing shall move. */
export const transition = (name: 'push' | 'tab' | 'leave' | 'cover') =>
  isCalm() || isWeak() ? 'none' : name;
