/** How much the first screen shows at once; the rest is asked for. */
export const firstScreen = {
  /** Of each kind of what waits. */
  waiting: 20,
  joined: 5,
  vacancies: 3,
  inbox: 20,
  feed: 10,
  /** Whole days of the feed. */
  feedDays: 7,
} as const;
