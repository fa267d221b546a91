/** Numbers that the server alone goes by: the mini-app does not load them. As `limits` otherwise. */
export const serverLimits = {
  claimDuration: 15 * 60_000,
  callAgainAfter: 30 * 24 * 60 * 60_000,
  /** How often anybody may be called to apply in `callsWithin`. */
  callsReaching: 3,
  callsWithin: 7 * 24 * 60 * 60_000,
  dismissedFor: 30 * 24 * 60 * 60_000,
  shownLatelyDays: 30,
  matchedVacancies: 20,
  matchedPeople: 20,
  /** Times a day that a person may ask for it anew. */
  deletionsPerDay: 10,
  /** The days that an owner sees the figures of. */
  figuresDays: 28,
  /** How long it is known who opened what. */
  viewsKeptDays: 35,
} as const;
