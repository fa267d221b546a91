import { answerConfirmation, type ConfirmationCard } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import { type Message, yes } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { eventMessage } from '#src/messages/event-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { letters, packedId, pressData } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

export const confirmationPress = pressData('e', {
  confirm: letters({ y: true, n: false }),
  confirmationId: packedId,
});

export function confirmationMessage(card: ConfirmationCard, reader: Reader): Message {
  const { state, confirmationId } = card;
  const { confirm, decline } = reader.texts.confirmation;
  const answers = [
    yes(confirm, confirmationPress.pack({ confirm: true, confirmationId })),
    {
      text: decline,
      callbackData: confirmationPress.pack({ confirm: false, confirmationId }),
    },
  ];
  return eventMessage({ kind: 'confirmationCard', card }, reader, state === 'open' ? answers : []);
}

export const confirmations = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: confirmationPress,
    async carryOut(ctx, body, texts) {
      const { state } = await api(answerConfirmation, { body }, actingFor(ctx.from.id));
      return texts.confirmation.answered[state];
    },
    logger,
  });
