/** Safari and Firefox leave some of it out. */
interface Device {
  /** In GB. */
  deviceMemory?: number;
  connection?: { saveData?: boolean };
}

/** Pictures of whole screens are more than it shows without a stutter. */
export function isWeak() {
  const { hardwareConcurrency, deviceMemory = 8, connection }: Navigator & Device = navigator;
  return hardwareConcurrency <= 2 || deviceMemory <= 2 || connection?.saveData === true;
}
