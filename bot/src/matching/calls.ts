import { type CallCard, dismissMatch } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { saidMessage } from '#src/messages/said-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { packedId, pressData } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

/** Not now: what is answered to a call to apply, where the answer is not an application. */
export const callPress = pressData('v', { projectId: packedId, vacancyId: packedId });

/** A call to apply as whom it calls sees it; once answered it asks no more. */
export const callMessage = (card: CallCard, reader: Reader): Message => {
  const { state, projectId, vacancyId } = card;
  const { decline } = reader.texts.call;
  const callbackData = callPress.pack({ projectId, vacancyId });
  const { text, buttons } = saidMessage({ kind: 'callCard', card }, reader);
  const answers = state === 'open' ? [[{ text: decline, callbackData }]] : [];
  return { text, buttons: [...buttons, ...answers] };
};

/** The button under a call to apply; who called is not told, and the message changes by notification. */
export const calls = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: callPress,
    async carryOut(ctx, place, texts) {
      const body = { ...place, reason: 'other' } as const;
      await api(dismissMatch, { body }, actingFor(ctx.from.id));
      return texts.call.declined;
    },
    logger,
  });
