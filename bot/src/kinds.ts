import type { ClaimedNotification, InboxEvent, NotificationEvent } from '@kollab/contract';
import { applicationMessage } from './applications/applications.ts';
import { alertMessage } from './alerts/alerts.ts';
import { callMessage } from './matching/calls.ts';
import { contactRequestMessage } from './contacts/contacts.ts';
import { handOverMessage } from '#src/team/hand-over.ts';
import { invitationMessage } from '#src/team/invitations.ts';
import type { Message } from './messages/message.ts';
import type { MiniApp } from './messages/mini-app.ts';
import { recipientOf, type Reader } from './messages/reader.ts';
import { eventMessage } from './messages/event-message.ts';
import { cardMessage } from '#src/queue/card.ts';
import { projectCardMessage } from '#src/queue/project-card.ts';
import {
  moreToReviewMessage,
  waitingMessage as moderationWaitingMessage,
} from '#src/queue/queue.ts';
import { moreApplicationsMessage, waitingMessage } from './applications/waiting.ts';
import { vacancyCheckMessage } from './vacancies/vacancy-checks.ts';
import { join, markup } from './format/html.ts';
import { digestMessage } from './digests/digest.ts';
import { roomCardMessage } from './rooms/card.ts';
import { appealCardMessage } from './reports/appeal-card.ts';
import { reportCardMessage } from './reports/card.ts';

type Event<Kind> = Extract<NotificationEvent, { kind: Kind }>;
type Writers<Kind extends string> = {
  [Name in Kind]: (event: Event<Name>, reader: Reader) => Message;
};

/** What the inbox does not say: all of it has words of its own here. */
type OnlyHere = Exclude<NotificationEvent['kind'], InboxEvent['kind'] | 'accountExport'>;

/** How each kind of notification is written; what is not named says what the inbox says. */
const writers: Writers<OnlyHere> & Partial<Writers<InboxEvent['kind']>> = {
  moderationCard: ({ card }, reader) => cardMessage(card, reader),
  projectModerationCard: ({ card }, reader) => projectCardMessage(card, reader),
  reportCard: ({ card }, reader) => reportCardMessage(card, reader),
  appealCard: ({ card }, reader) => appealCardMessage(card, reader),
  roomCard: ({ card }, reader) => roomCardMessage(card, reader),
  moderationWaiting: moderationWaitingMessage,
  moreApplications: moreApplicationsMessage,
  moreToReview: moreToReviewMessage,
  waitingCard: ({ card }, reader) => waitingMessage(card, reader),
  vacancyCheckCard: ({ card }, reader) => vacancyCheckMessage(card, reader),
  reminderReplaced: (_, { texts }) => ({
    text: markup`${texts.reminders.replaced}`,
    buttons: [],
    onlyEdits: true,
  }),
  applicationCard: ({ card }, reader) => applicationMessage(card, reader),
  invitationCard: ({ card }, reader) => invitationMessage(card, reader),
  handOverCard: ({ card }, reader) => handOverMessage(card, reader),
  callCard: ({ card }, reader) => callMessage(card, reader),
  alertCard: ({ card }, reader) => alertMessage(card, reader),
  contactRequestCard: ({ card }, reader) => contactRequestMessage(card, reader),
  digest: digestMessage,
  applicationAccepted: (event, reader) => ({ ...eventMessage(event, reader), effect: confetti }),
  accountDeleted: (_, { texts }) => ({ text: texts.account.deleted, buttons: [] }),
};

/** 🎉, one of those that everybody has. */
const confetti = '5046509860389126442';

/** What comes without having been asked for says where one may have less of it. */
const unasked = new Set<string>([
  'applicationCard',
  'invitationCard',
  'handOverCard',
  'contactRequestCard',
  'callCard',
  'vacancyMatched',
  'alertCard',
  'savedCard',
  'waitingCard',
  'vacancyCheckCard',
  'roomChanged',
  'moderationWaiting',
  'moreApplications',
  'moreToReview',
  'digest',
]);

const isUnasked = (event: NotificationEvent) =>
  unasked.has(event.kind) ||
  (event.kind === 'membershipChanged' && ['joined', 'left'].includes(event.change));

type Written = Pick<ClaimedNotification, 'event' | 'languageCode' | 'isGroup'>;

/** What the bot writes when something happened. Throws on an event it does not know. */
export function messageOf(notification: Written, app: MiniApp): Message {
  const { event } = notification;
  const reader = recipientOf(notification, app);
  const write = (writers as Record<string, Writers<string>[string] | undefined>)[event.kind];
  const message = write ? write(event, reader) : eventMessage(event as InboxEvent, reader);
  // A group has no settings.
  if (!isUnasked(event) || notification.isGroup) return message;
  return { ...message, text: join([message.text, markup`${reader.texts.settings.fewer}`], '\n\n') };
}
