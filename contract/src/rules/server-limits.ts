/** Numbers that only the server needs, so that the mini-app does not load them. Units as in `limits`. */
export const serverLimits = {
  claimDuration: 15 * 60_000,
  /** The shortest stay in a team that an owner is asked to confirm. */
  confirmedAfter: 14 * 24 * 60 * 60_000,
  /** Members that an owner is asked about in the chat when a project is finished. */
  confirmationCards: 5,
  /** How long the first screen asks; the project's page asks until it is answered. */
  confirmationAskedFor: 30 * 24 * 60 * 60_000,
  callAgainAfter: 30 * 24 * 60 * 60_000,
  /** How often anybody may be called to apply in `callsWithin`. */
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
  /** Times a day that a person may ask for it anew. */
  deletionsPerDay: 10,
  figuresDays: 28,
  /** How long it is known who opened what. */
  viewsKeptDays: 35,
  roomOfferFor: 15 * 60_000,
  /** Times a day that Telegram keeps a button ready for a person, to choose a room by. */
  roomButtonsPerDay: 50,
  meetingsPerDay: 10,
  /** How far away a proposed time is at least and at most, and how long its choice stays open. */
  meetingSoonest: 60 * 60_000,
  meetingLatest: 60 * 24 * 60 * 60_000,
  meetingAnswersWithin: 48 * 60 * 60_000,
  /** Before the earliest of the times. */
  meetingDecidedBefore: 30 * 60_000,
  /** How long after its beginning a meeting is still shown. */
  meetingShownFor: 2 * 60 * 60_000,
  chatTitle: 255,
  roomVacanciesShown: 20,
  tagsListed: 1000,
  /** How long an offer to take over a project holds. */
  handOverWithin: 14 * 24 * 60 * 60_000,
  /** A vacancy without any act of its owner: when they are asked, and when it is paused then. */
  askAfterDays: 45,
  pauseAfterDays: 14,
  /** Weeks without an answer after which an owner is asked whether a project goes on, and days until it is paused then. */
  silentWeeks: 3,
  /** Friday, unless its owner says otherwise. */
  checkInDay: 5,
  pauseProjectAfterDays: 14,
  /** How often moderators are asked for advice on a project. */
  askModeratorsEvery: 7 * 24 * 60 * 60_000,
  /** How long answers to «Как идёт?» are kept. */
  checkInsFor: 365 * 24 * 60 * 60_000,
  contactAgainAfter: 7 * 24 * 60 * 60_000,
  remindModeratorsAfter: 24 * 60 * 60_000,
  newThisWeek: 10,
  popularTags: 12,
  /** Digests of alerts that come at once, a day. */
  alertsNow: 3,
  /** Days before its end that people are reminded of a saved vacancy. */
  remindBeforeEnd: 3,
  /** The fewest and the most matches that the weekly digest names. */
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
  /** How long it is known what somebody was told. */
  toldFor: 180 * 24 * 60 * 60_000,
  /** How long something is news. */
  feedFor: 90 * 24 * 60 * 60_000,
  /** Of one owner a day. */
  feedRowsOfOwner: 3,
  statisticsWeeks: 8,
} as const;
