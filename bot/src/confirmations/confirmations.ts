import { answerConfirmation, type ConfirmationCard } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import { type Message, yes } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { eventMessage } from '#src/messages/event-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { letters, packedId, pressData } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

/** What is answered to the question what somebody did in a team. */
export const confirmationPress = pressData('e', {
  confirm: letters({ y: true, n: false }),
  confirmationId: packedId,
});

/** What somebody did as the owner is asked to confirm it; once answered it asks no more. */
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

/** The buttons under the question; its message itself changes by notification. */
export const confirmations = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: confirmationPress,
    async carryOut(ctx, body, texts) {
      const { state } = await api(answerConfirmation, { body }, actingFor(ctx.from.id));
      return texts.confirmation.answered[state];
    },
    logger,
  });
