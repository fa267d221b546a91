import type { ClaimedNotification } from '@kollab/contract';
import { applicationMessage } from './applications/card.ts';
import { contactRequestMessage } from './contacts/card.ts';
import { invitationMessage } from './invitations/card.ts';
import { recipientOf } from './messages/reader.ts';
import type { Message } from './messages/message.ts';
import { saidMessage } from './messages/said-message.ts';
import type { MiniApp } from './messages/mini-app.ts';
import { cardMessage } from './moderation/card.ts';
import { projectCardMessage } from './moderation/project-card.ts';
import { waitingMessage } from './moderation/waiting.ts';
import { reportCardMessage } from './reports/card.ts';
import { digestMessage } from './notifications/digest.ts';

type Written = Pick<ClaimedNotification, 'event' | 'languageCode' | 'isGroup'>;

/** What the bot writes when something happened. Throws on an event it does not know. */
export function messageOf(notification: Written, app: MiniApp): Message {
  const { event } = notification;
  const reader = recipientOf(notification, app);
  switch (event.kind) {
    case 'moderationCard':
      return cardMessage(event.card, reader);
    case 'projectModerationCard':
      return projectCardMessage(event.card, reader);
    case 'reportCard':
      return reportCardMessage(event.card, reader);
    case 'applicationCard':
      return applicationMessage(event.card, reader);
    case 'invitationCard':
      return invitationMessage(event.card, reader);
    case 'contactRequestCard':
      return contactRequestMessage(event.card, reader);
    case 'digest':
      return digestMessage(event, reader);
    case 'moderationWaiting':
      return waitingMessage(event, reader);
    case 'accountDeleted':
      return { text: reader.texts.account.deleted, buttons: [] };
    case 'accountExport':
      throw new Error('An export is sent as a document');
  }
  return saidMessage(event, reader);
}
