import { declinePair, type PairCard } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { eventMessage } from '#src/messages/event-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { letters, packedId, pressData } from '#src/presses/press-data.ts';
import { showBelow } from '#src/presses/show-below.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

/** The no to an invitation to apply together, which is asked about once more; a yes is written in the app. */
export const pairPress = pressData('b', {
  action: letters({ d: 'ask', y: 'decline', b: 'back' }),
  pairId: packedId,
});

export function pairMessage(card: PairCard, reader: Reader): Message {
  const { text, buttons } = eventMessage({ kind: 'pairCard', card }, reader);
  const callbackData = pairPress.pack({ action: 'ask', pairId: card.pairId });
  const answers =
    card.state === 'invited' ? [[{ text: reader.texts.pair.decline, callbackData }]] : [];
  return { text, buttons: [...buttons, ...answers] };
}

const isSure = (data: string) => {
  const action = pairPress.unpack(data)?.action;
  return action === 'decline' || action === 'back';
};

export const pairs = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: pairPress,
    async carryOut(ctx, { action, pairId }, { pair, declining }) {
      if (action === 'decline') {
        await api(declinePair, { body: { pairId } }, actingFor(ctx.from.id));
        return pair.declined;
      }
      const button = (text: string, next: 'decline' | 'back') => ({
        text,
        callbackData: pairPress.pack({ action: next, pairId }),
      });
      const sure = [[button(declining.sure, 'decline'), button(declining.back, 'back')]];
      await showBelow(ctx, isSure, action === 'ask' ? sure : []);
      return undefined;
    },
    logger,
  });
