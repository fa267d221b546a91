import type { ApplicationCard } from '@kollab/contract';
import type { Button, Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { saidMessage } from '#src/messages/said-message.ts';
import type { Texts } from '#src/texts/texts.ts';
import { packPress, type ApplicationPress } from './callback-data.ts';

/** An application as its project's owner sees it; once decided it says so and cannot be decided. */
export const applicationMessage = (card: ApplicationCard, reader: Reader): Message =>
  saidMessage({ kind: 'applicationCard', card }, reader, answers(card, reader.texts));

function answers(card: ApplicationCard, { application: texts }: Texts): Button[] {
  const { projectId, vacancyId, telegramId, status, mayDecide } = card;
  if (status !== 'Pending' || !mayDecide) return [];
  const press = (text: string, action: ApplicationPress['action']) => ({
    text,
    callbackData: packPress({ action, projectId, vacancyId, telegramId }),
  });
  return [press(texts.accept, 'accept'), press(texts.reject, 'reject')];
}
