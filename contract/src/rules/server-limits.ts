/** Numbers that the server alone goes by: the mini-app does not load them. As `limits` otherwise. */
export const serverLimits = {
  claimDuration: 15 * 60_000,
  /** Whoever leaves a team after less was not in it long enough to have it confirmed. */
  confirmedAfter: 14 * 24 * 60 * 60_000,
  /** Of those whose work can be confirmed as a project is finished, so many are asked about in the chat. */
  confirmationCards: 5,
  /** So long it is asked about on the first screen; on the project's page as long as it is open. */
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
  /** Who said no to somebody is not invited by them to apply together for so long. */
  pairAgainAfter: 30 * 24 * 60 * 60_000,
  /** Applications a day of one person to one vacancy: withdrawn and sent again, each comes to its owner. */
  applicationsToOnePerDay: 3,
  followsPerHour: 300,
  /** Times a day that an owner may have closed applications wait again: whoever applied is told each time. */
  reopeningsPerDay: 3,
  /** Times a day that a person may ask for it anew. */
  deletionsPerDay: 10,
  /** The days that an owner sees the figures of. */
  figuresDays: 28,
  /** How long it is known who opened what. */
  viewsKeptDays: 35,
  roomOfferFor: 15 * 60_000,
  /** Times a day that Telegram keeps a button ready for a person, to choose a room by. */
  roomButtonsPerDay: 50,
  /** Times a day that an owner may ask their teams when to meet. */
  meetingsPerDay: 10,
  /** A proposed time is so far away at least and at most, and is decided upon within so long. */
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
  /** So long a member may take over a project that was offered to them. */
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
  /** How long it is kept how it went. */
  checkInsFor: 365 * 24 * 60 * 60_000,
  contactAgainAfter: 7 * 24 * 60 * 60_000,
  remindModeratorsAfter: 24 * 60 * 60_000,
  newThisWeek: 10,
  popularTags: 12,
  /** Digests of alerts that come at once, a day. */
  alertsNow: 3,
  /** So many days before its end one is reminded of a saved vacancy. */
  remindBeforeEnd: 3,
  /** What fits, in the weekly digest: nothing where there is less than that, and not more. */
  digestMatchesFrom: 2,
  /** Vacancies that fit are proposed to a person by the bot once in that: a week, wherever the hour falls. */
  proposedAgainAfter: 6.5 * 24 * 60 * 60_000,
  /** So long without a team and an open application somebody is left over, */
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
