import { answerHandOver, type HandOverCard } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { eventMessage } from '#src/messages/event-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { answer, answerButtons, answerOf } from '#src/presses/declining.ts';
import { packedId, pressData } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

export const handOverPress = pressData('h', {
  action: answer,
  projectId: packedId,
});

export const handOverMessage = (card: HandOverCard, reader: Reader): Message => {
  const { state, projectId } = card;
  const answers = answerButtons(handOverPress, { projectId }, reader.texts.handOver);
  return eventMessage({ kind: 'handOverCard', card }, reader, state === 'open' ? answers : []);
};

export const handOvers = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: handOverPress,
    async carryOut(ctx, press, texts) {
      const answered = await answerOf(ctx, handOverPress, press, texts);
      if (!answered) return undefined;
      const body = { projectId: press.projectId, ...answered };
      const { result } = await api(answerHandOver, { body }, actingFor(ctx.from.id));
      return texts.handOver.answered[result];
    },
    logger,
  });
