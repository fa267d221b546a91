import type { ConfigurableKind } from '#src/schemas/people/settings.ts';
import type { InboxEvent, NotificationEvent } from './notifications.ts';

type Settings<Event extends { kind: string }> = Record<Event['kind'], ConfigurableKind | null>;

/** What the inbox has too. */
const ofInbox = {
  applicationCard: 'applications',
  invitationCard: 'invitations',
  invitationAccepted: 'invitations',
  invitationDeclined: 'invitations',
  membershipChanged: 'team',
  handOverCard: 'team',
  handOverAnswered: 'team',
  roomChanged: 'team',
  projectClosed: 'team',
  projectReopened: 'team',
  vacancyMatched: 'matching',
  callCard: 'matching',
  alertCard: 'matching',
  savedCard: 'reminders',
  waitingCard: 'reminders',
  vacancyCheckCard: 'reminders',
  contactRequestCard: 'contacts',
  contactAccepted: 'contacts',
  contactDeclined: 'contacts',
  profileApproved: null,
  profileRejected: null,
  projectApproved: null,
  projectRejected: null,
  applicationAccepted: null,
  applicationRejected: null,
  applicationExpired: null,
  vacancyClosed: null,
  reportDecided: null,
  profileSanctioned: null,
  sanctionAppealDecided: null,
  projectTakenDown: null,
  roleChanged: null,
  deletionScheduled: null,
  deletionCancelled: null,
} satisfies Settings<InboxEvent>;

/** What only the bot tells: moderators' work, and what only bundles others. */
const ofChat = {
  moderationCard: 'moderation',
  projectModerationCard: 'moderation',
  reportCard: 'moderation',
  appealCard: 'moderation',
  moderationWaiting: 'moderation',
  moreApplications: 'applications',
  moreToReview: 'moderation',
  roomCard: null,
  digest: null,
  reminderReplaced: null,
  accountExport: null,
  accountDeleted: null,
} satisfies Settings<Exclude<NotificationEvent, InboxEvent>>;

/** Which setting a kind of notification follows; with null it comes at once, whatever is set. */
export const settingOf: Settings<NotificationEvent> = { ...ofInbox, ...ofChat };

/** The kinds that have no place in an inbox. */
export const chatOnly: ReadonlySet<string> = new Set(Object.keys(ofChat));
