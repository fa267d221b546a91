import type { InvitationCard } from '@kollab/contract';
import type { Html } from '#src/messages/html.ts';
import { personName, projectName } from '#src/messages/names.ts';
import type { Button, Message } from '#src/messages/message.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { invitation as texts } from '#src/texts/people-cards.ts';
import { packPress } from './callback-data.ts';

/** An invitation as the invited person sees it; once answered it says so and asks no more. */
export const invitationMessage = (card: InvitationCard, app: MiniApp): Message => ({
  text: textOf(card),
  buttons: buttons(card, app),
});

function textOf({ state, ownerName, ...card }: InvitationCard): Html {
  const project = projectName(card.projectName);
  if (state === 'invited') return texts.invited(personName(ownerName), project);
  return texts[state](project);
}

function buttons({ state, projectId }: InvitationCard, app: MiniApp): Button[][] {
  const open = { text: texts.open, webApp: app.project(projectId) };
  if (state === 'member') return [[open]];
  if (state !== 'invited') return [];
  const answers = [
    { text: texts.accept, callbackData: packPress({ accept: true, projectId }) },
    { text: texts.decline, callbackData: packPress({ accept: false, projectId }) },
  ];
  return [answers, [open]];
}
