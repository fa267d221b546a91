/** Numbers that only the server needs, so that the mini-app does not load them. Units as in `limits`. */
export const serverLimits = {
  claimDuration: 15 * 60_000,
  confirmedAfter: 14 * 24 * 60 * 60_000,
  confirmationCards: 5,
  /** How long the first screen asks; the project's page asks until it is answered. */
  confirmationAskedFor: 30 * 24 * 60 * 60_000,
  callAgainAfter: 30 * 24 * 60 * 60_000,
  callsReaching: 3,
  callsWithin: 7 * 24 * 60 * 60_000,
  dismissedFor: 30 * 24 * 60 * 60_000,
  shownLatelyDays: 30,
  matchedVacancies: 20,
  matchedPeople: 20,
  /** What a person may do a day; of pictures megapixels: a photo of a phone has about 12. */
  perDay: {
    application: 50,
    invitation: 50,
    pairInvitation: 10,
    project: 10,
    edit: 100,
    closing: 20,
    contact: 10,
    call: 10,
    report: 20,
    share: 100,
    export: 3,
    picture: 1000,
  },
  /** After a no, the same person cannot be invited again to apply together for so long. */
  pairAgainAfter: 30 * 24 * 60 * 60_000,
  /** Applications a day of one person to one vacancy: withdrawn and sent again, each comes to its owner. */
  applicationsToOnePerDay: 3,
  followsPerHour: 300,
  /** Times a day that an owner may have closed applications wait again: whoever applied is told each time. */
  reopeningsPerDay: 3,
  deletionsPerDay: 10,
  figuresDays: 28,
  viewsKeptDays: 35,
  roomOfferFor: 15 * 60_000,
  roomButtonsPerDay: 50,
  meetingsPerDay: 10,
  /** How far away a proposed time is at least and at most, and how long its choice stays open. */
  meetingSoonest: 60 * 60_000,
  meetingLatest: 60 * 24 * 60 * 60_000,
  meetingAnswersWithin: 48 * 60 * 60_000,
  /** Before the earliest of the times. */
  meetingDecidedBefore: 30 * 60_000,
  meetingShownFor: 2 * 60 * 60_000,
  chatTitle: 255,
  roomVacanciesShown: 20,
  tagsListed: 1000,
  handOverWithin: 14 * 24 * 60 * 60_000,
  /** A vacancy without any act of its owner: when they are asked, and when it is paused then. */
  askAfterDays: 45,
  pauseAfterDays: 14,
  /** Weeks without an answer after which an owner is asked whether a project goes on, and days until it is paused then. */
  silentWeeks: 3,
  /** Friday, unless its owner says otherwise. */
  checkInDay: 5,
  pauseProjectAfterDays: 14,
  askModeratorsEvery: 7 * 24 * 60 * 60_000,
  checkInsFor: 365 * 24 * 60 * 60_000,
  contactAgainAfter: 7 * 24 * 60 * 60_000,
  remindModeratorsAfter: 24 * 60 * 60_000,
  newThisWeek: 10,
  popularTags: 12,
  alertsNow: 3,
  remindBeforeEnd: 3,
  digestMatchesFrom: 2,
  /** How often the bot proposes vacancies to a person: weekly, less half a day since hours differ. */
  proposedAgainAfter: 6.5 * 24 * 60 * 60_000,
  /** Who has had no team and no open application for so long is left over, */
  leftOverAfter: 7 * 24 * 60 * 60_000,
  /** where they were seen within so many days. */
  leftOverSeenDays: 60,
  /** Without an application for so long, a vacancy's owner is shown whom to call, */
  callAfterDays: 5,
  /** and after so many days again. */
  callPeopleAgainDays: 7,
  toldFor: 180 * 24 * 60 * 60_000,
  feedFor: 90 * 24 * 60 * 60_000,
  /** Of one owner a day. */
  feedRowsOfOwner: 3,
  statisticsWeeks: 8,
} as const;
