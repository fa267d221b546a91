import { answerHandOver, type HandOverCard } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import { no, yes, type Button, type Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { saidMessage } from '#src/messages/said-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { letters, packedId, pressData } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import type { Texts } from '#src/texts/texts.ts';

/** What is answered to the offer of a project. */
export const handOverPress = pressData('h', {
  accept: letters({ a: true, d: false }),
  projectId: packedId,
});

/** The offer of a project as the member sees it; once answered it says so and asks no more. */
export const handOverMessage = (card: HandOverCard, reader: Reader): Message =>
  saidMessage({ kind: 'handOverCard', card }, reader, answers(card, reader.texts));

function answers({ state, projectId }: HandOverCard, { handOver: texts }: Texts): Button[] {
  if (state !== 'open') return [];
  return [
    yes(texts.accept, handOverPress.pack({ accept: true, projectId })),
    no(texts.decline, handOverPress.pack({ accept: false, projectId })),
  ];
}

/** The buttons under an offer; its message itself changes by notification. */
export const handOvers = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: handOverPress,
    async carryOut(ctx, body, texts) {
      const { result } = await api(answerHandOver, { body }, actingFor(ctx.from.id));
      return texts.handOver.answered[result];
    },
    logger,
  });
