import { limits, type NotificationEvent } from '@kollab/contract';
import { cut } from '#src/messages/html.ts';
import type { Message } from '#src/messages/message.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { cardMessage } from '#src/moderation/card.ts';
import { profile as texts } from '#src/texts/ru.ts';

/** What the bot writes when something happened. Throws on an event it does not know. */
export function messageOf(event: NotificationEvent, app: MiniApp): Message {
  switch (event.kind) {
    case 'profileApproved':
      return { text: texts.approved, buttons: [[{ text: texts.open, webApp: app.home }]] };
    case 'profileRejected':
      return {
        text: texts.rejected(cut(event.reason, limits.rejectionReasonMax)),
        buttons: [[{ text: texts.fix, webApp: app.moderationStatus }]],
      };
    case 'moderationCard':
      return cardMessage(event.card, app);
  }
  return unknownEvent(event);
}

function unknownEvent(event: never): never {
  throw new TypeError(`No message is written for ${JSON.stringify(event).slice(0, 100)}`);
}
