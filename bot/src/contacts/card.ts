import type { ContactRequestCard } from '@kollab/contract';
import type { Button, Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { saidMessage } from '#src/messages/said-message.ts';
import type { Texts } from '#src/texts/texts.ts';
import { packPress } from './callback-data.ts';

/** A request for contact as the person who is asked sees it; once answered it asks no more. */
export const contactRequestMessage = (card: ContactRequestCard, reader: Reader): Message =>
  saidMessage({ kind: 'contactRequestCard', card }, reader, answers(card, reader.texts));

function answers(
  { state, requestId }: ContactRequestCard,
  { contactRequest: texts }: Texts,
): Button[] {
  if (state !== 'pending') return [];
  return [
    { text: texts.accept, callbackData: packPress({ accept: true, requestId }) },
    { text: texts.decline, callbackData: packPress({ accept: false, requestId }) },
  ];
}
