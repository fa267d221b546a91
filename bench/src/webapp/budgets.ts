/** What the mini-app may cost: bytes gzipped, times in milliseconds. */
export const budgets = {
  /** The JavaScript and CSS that index.html loads, beyond what the packages alone weigh. */
  beyondSkeleton: 60_000,
  /** What any other part fetches beyond that. */
  part: 60_000,
  scriptsAtFirst: 6,
  skeleton: 500,
  content: 2500,
  layoutShift: 0.05,
  /** Of a gesture, in any round. */
  longestTask: 32,
  callsBeforeContent: 1,
} as const;

export const slowPhone = {
  bitsPerSecond: 1_600_000,
  roundTrip: 150,
  cpuSlowdown: 4,
} as const;
