import { answerContactRequest, type ContactRequestCard } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import { no, yes, type Button, type Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { saidMessage } from '#src/messages/said-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { letters, packedId, pressData } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import type { Texts } from '#src/texts/texts.ts';

/** What is answered to a request for contact. */
export const contactPress = pressData('c', {
  accept: letters({ a: true, d: false }),
  requestId: packedId,
});

/** A request for contact as the person who is asked sees it; once answered it asks no more. */
export const contactRequestMessage = (card: ContactRequestCard, reader: Reader): Message =>
  saidMessage({ kind: 'contactRequestCard', card }, reader, answers(card, reader.texts));

function answers(
  { state, requestId }: ContactRequestCard,
  { contactRequest: texts }: Texts,
): Button[] {
  if (state !== 'pending') return [];
  return [
    yes(texts.accept, contactPress.pack({ accept: true, requestId })),
    no(texts.decline, contactPress.pack({ accept: false, requestId })),
  ];
}

/** The buttons under a request for contact; its message itself changes by notification. */
export const contacts = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: contactPress,
    async carryOut(ctx, body, texts) {
      const { state } = await api(answerContactRequest, { body }, actingFor(ctx.from.id));
      return texts.contactRequest.answered[state];
    },
    logger,
  });
