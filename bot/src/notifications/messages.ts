import type { NotificationEvent } from '@kollab/contract';
import { applicationMessage } from '#src/applications/card.ts';
import { invitationMessage } from '#src/invitations/card.ts';
import type { Message } from '#src/messages/message.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { cardMessage } from '#src/moderation/card.ts';
import { projectCardMessage } from '#src/moderation/project-card.ts';
import { newsMessage } from './news.ts';

/** What the bot writes when something happened. Throws on an event it does not know. */
export function messageOf(event: NotificationEvent, app: MiniApp): Message {
  switch (event.kind) {
    case 'moderationCard':
      return cardMessage(event.card, app);
    case 'projectModerationCard':
      return projectCardMessage(event.card, app);
    case 'applicationCard':
      return applicationMessage(event.card, app);
    case 'invitationCard':
      return invitationMessage(event.card, app);
  }
  return newsMessage(event, app);
}
