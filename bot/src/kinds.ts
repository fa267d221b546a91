import type { ClaimedNotification, InboxEvent, NotificationEvent } from '@kollab/contract';
import { applicationMessage } from './applications/applications.ts';
import { alertMessage } from './alerts/alerts.ts';
import { callMessage } from './matching/calls.ts';
import { peopleToCallMessage } from './matching/people-to-call.ts';
import { confirmationMessage } from './confirmations/confirmations.ts';
import { workTextMessage } from './confirmations/work-texts.ts';
import { contactRequestMessage } from './contacts/contacts.ts';
import { handOverMessage } from '#src/team/hand-over.ts';
import { invitationMessage } from '#src/team/invitations.ts';
import { pairMessage } from '#src/team/pairs.ts';
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
import { acceptedMessage } from './applications/accepted.ts';
import { vacancyCheckMessage } from './vacancies/vacancy-checks.ts';
import { join, markup } from './format/html.ts';
import { checkInMessage } from './check-ins/check-ins.ts';
import { projectCheckMessage } from './check-ins/project-checks.ts';
import { teamStuckMessage } from './check-ins/team-stuck.ts';
import { digestMessage } from './digests/digest.ts';
import { meetingMessage } from './meetings/card.ts';
import { roomCardMessage } from './rooms/card.ts';
import { appealCardMessage } from './reports/appeal-card.ts';
import { reportCardMessage } from './reports/card.ts';

interface Kind<Event> {
  /** Without it the message says what the inbox says. */
  write?: Writer<Event>;
  /** Whether it comes without having been asked for: then it says where one may have less of it, unless a button of its own does. */
  isUnasked?: boolean | ((event: Event) => boolean);
}
type Writer<Event> = (event: Event, reader: Reader) => Message;
type Event<Name> = Extract<NotificationEvent, { kind: Name }>;

type OnlyHere = Exclude<NotificationEvent['kind'], InboxEvent['kind'] | 'accountExport'>;
type Kinds = { [Name in InboxEvent['kind']]?: Kind<Event<Name>> } & {
  [Name in OnlyHere]: Kind<Event<Name>> & { write: Writer<Event<Name>> };
};

/** 🎉, one of those that everybody has. */
const confetti = '5046509860389126442';

const kinds: Kinds = {
  applicationCard: {
    write: ({ card }, reader) => applicationMessage(card, reader),
    isUnasked: true,
  },
  applicationAccepted: {
    write: (event, reader) => ({ ...acceptedMessage(event, reader), effect: confetti }),
  },
  moreApplications: { write: moreApplicationsMessage, isUnasked: true },
  waitingCard: { write: ({ card }, reader) => waitingMessage(card, reader) },
  invitationCard: { write: ({ card }, reader) => invitationMessage(card, reader), isUnasked: true },
  pairCard: { write: ({ card }, reader) => pairMessage(card, reader), isUnasked: true },
  pairAnswered: { isUnasked: true },
  pairGone: { isUnasked: true },
  handOverCard: { write: ({ card }, reader) => handOverMessage(card, reader), isUnasked: true },
  membershipChanged: { isUnasked: ({ change }) => change === 'joined' || change === 'left' },
  projectStopped: { isUnasked: true },
  roomChanged: { isUnasked: true },
  meetingCard: { write: ({ card }, reader) => meetingMessage(card, reader), isUnasked: true },
  meetingOffered: { isUnasked: true },
  roomCard: { write: ({ card }, reader) => roomCardMessage(card, reader) },
  vacancyMatched: { isUnasked: true },
  vacancyCheckCard: { write: ({ card }, reader) => vacancyCheckMessage(card, reader) },
  confirmationCard: {
    write: ({ card }, reader) => confirmationMessage(card, reader),
    isUnasked: true,
  },
  checkInCard: { write: ({ card }, reader) => checkInMessage(card, reader) },
  projectCheckCard: { write: ({ card }, reader) => projectCheckMessage(card, reader) },
  somebodyMissing: { isUnasked: true },
  contactRequestCard: {
    write: ({ card }, reader) => contactRequestMessage(card, reader),
    isUnasked: true,
  },
  callCard: { write: ({ card }, reader) => callMessage(card, reader), isUnasked: true },
  peopleToCallCard: { write: ({ card }, reader) => peopleToCallMessage(card, reader) },
  alertCard: { write: ({ card }, reader) => alertMessage(card, reader), isUnasked: true },
  savedCard: { isUnasked: true },
  moderationCard: { write: ({ card }, reader) => cardMessage(card, reader) },
  projectModerationCard: { write: ({ card }, reader) => projectCardMessage(card, reader) },
  reportCard: { write: ({ card }, reader) => reportCardMessage(card, reader) },
  appealCard: { write: ({ card }, reader) => appealCardMessage(card, reader) },
  workTextCard: { write: ({ card }, reader) => workTextMessage(card, reader) },
  moderationWaiting: { write: moderationWaitingMessage, isUnasked: true },
  teamStuck: { write: teamStuckMessage, isUnasked: true },
  moreToReview: { write: moreToReviewMessage, isUnasked: true },
  digest: { write: digestMessage, isUnasked: true },
  reminderReplaced: {
    write: (_, { texts }) => ({
      text: markup`${texts.reminders.replaced}`,
      buttons: [],
      onlyEdits: true,
    }),
  },
  accountDeleted: { write: (_, { texts }) => ({ text: texts.account.deleted, buttons: [] }) },
};

type Written = Pick<ClaimedNotification, 'event' | 'languageCode' | 'isGroup' | 'messageId'>;

/** Throws on an event that it does not know. */
export function messageOf(notification: Written, app: MiniApp): Message {
  const { event, isGroup, messageId } = notification;
  const reader = recipientOf(notification, app);
  const { write, isUnasked = false } =
    (kinds as Partial<Record<string, Kind<NotificationEvent>>>)[event.kind] ?? {};
  const message = write ? write(event, reader) : eventMessage(event as InboxEvent, reader);
  const mayHaveLess = typeof isUnasked === 'function' ? isUnasked(event) : isUnasked;
  // A group has no settings, and what only changes comes to nobody anew.
  if (!mayHaveLess || isGroup || messageId !== null) return message;
  return { ...message, text: join([message.text, markup`${reader.texts.settings.fewer}`], '\n\n') };
}
