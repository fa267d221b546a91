import type { InvitationCard } from '@kollab/contract';
import type { Button, Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { saidMessage } from '#src/messages/said-message.ts';
import type { Texts } from '#src/texts/texts.ts';
import { packPress } from './callback-data.ts';

/** An invitation as the invited person sees it; once answered it says so and asks no more. */
export const invitationMessage = (card: InvitationCard, reader: Reader): Message =>
  saidMessage({ kind: 'invitationCard', card }, reader, answers(card, reader.texts));

function answers({ state, projectId }: InvitationCard, { invitation: texts }: Texts): Button[] {
  if (state !== 'invited') return [];
  return [
    { text: texts.accept, callbackData: packPress({ accept: true, projectId }) },
    { text: texts.decline, callbackData: packPress({ accept: false, projectId }) },
  ];
}
