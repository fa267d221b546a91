import { type CallCard, dismissMatch } from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { eventMessage } from '#src/messages/event-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { letters, packedId, pressData } from '#src/presses/press-data.ts';
import { showBelow } from '#src/presses/show-below.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

const place = { projectId: packedId, vacancyId: packedId };

/** Not now: what is answered to a call to apply, where the answer is not an application. */
export const callPress = pressData('v', place);
export const sureCallPress = pressData('x', {
  isSure: letters({ y: true, b: false }),
  ...place,
});

export const callMessage = (card: CallCard, reader: Reader): Message => {
  const { state, projectId, vacancyId } = card;
  const { decline } = reader.texts.call;
  const callbackData = callPress.pack({ projectId, vacancyId });
  const { text, buttons } = eventMessage({ kind: 'callCard', card }, reader);
  const answers = state === 'open' ? [[{ text: decline, callbackData }]] : [];
  return { text, buttons: [...buttons, ...answers] };
};

const isAnswer = (data: string) => sureCallPress.unpack(data) !== undefined;

/** Who called is not told; the message itself changes by notification. */
export function calls({ api, logger }: Surroundings): Composer<Context> {
  const composer = new Composer();
  composer.use(
    answeredPresses({
      data: callPress,
      async carryOut(ctx, press, { call, declining }) {
        const button = (text: string, isSure: boolean) => ({
          text,
          callbackData: sureCallPress.pack({ isSure, ...press }),
        });
        await showBelow(ctx, isAnswer, [[button(call.sure, true), button(declining.back, false)]]);
        return undefined;
      },
      logger,
    }),
    answeredPresses({
      data: sureCallPress,
      async carryOut(ctx, { isSure, ...press }, texts) {
        if (!isSure) {
          await showBelow(ctx, isAnswer, []);
          return undefined;
        }
        const body = { ...press, reason: 'other' } as const;
        await api(dismissMatch, { body }, actingFor(ctx.from.id));
        return texts.call.declined;
      },
      logger,
    }),
  );
  return composer;
}
