import { answerContactRequest, type ContactRequestCard } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { eventMessage } from '#src/messages/event-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { answer, answerButtons, answerOf } from '#src/presses/declining.ts';
import { packedId, pressData } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

export const contactPress = pressData('c', {
  action: answer,
  requestId: packedId,
});

export const contactRequestMessage = (card: ContactRequestCard, reader: Reader): Message => {
  const { state, requestId } = card;
  const answers = answerButtons(contactPress, { requestId }, reader.texts.contactRequest);
  const isOpen = state === 'pending';
  return eventMessage({ kind: 'contactRequestCard', card }, reader, isOpen ? answers : []);
};

export const contacts = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: contactPress,
    async carryOut(ctx, press, texts) {
      const answered = await answerOf(ctx, contactPress, press, texts);
      if (!answered) return undefined;
      const body = { requestId: press.requestId, ...answered };
      const { state } = await api(answerContactRequest, { body }, actingFor(ctx.from.id));
      return texts.contactRequest.answered[state];
    },
    logger,
  });
