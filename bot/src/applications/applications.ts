import { decideApplication, getApplication, type ApplicationCard } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import type { Button, Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { saidMessage } from '#src/messages/said-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { letters, packedId, pressData, whole, type PressOf } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import type { Texts } from '#src/texts/texts.ts';

/** Which application a button is about, and what is decided: two ids leave little room. */
export const applicationPress = pressData('a', {
  action: letters({ a: 'accept', r: 'reject' }),
  projectId: packedId,
  vacancyId: packedId,
  telegramId: whole(undefined, 36),
});
type ApplicationPress = PressOf<typeof applicationPress>;

/** An application as its project's owner sees it; once decided it says so and cannot be decided. */
export const applicationMessage = (card: ApplicationCard, reader: Reader): Message =>
  saidMessage({ kind: 'applicationCard', card }, reader, answers(card, reader.texts));

function answers(card: ApplicationCard, { application: texts }: Texts): Button[] {
  const { projectId, vacancyId, telegramId, status, mayDecide } = card;
  if (status !== 'Pending' || !mayDecide) return [];
  const press = (text: string, action: ApplicationPress['action']) => ({
    text,
    callbackData: applicationPress.pack({ action, projectId, vacancyId, telegramId }),
  });
  return [press(texts.accept, 'accept'), press(texts.reject, 'reject')];
}

const decisions = {
  accept: { status: 'Accepted', said: 'accepted' },
  reject: { status: 'Rejected', said: 'rejected' },
} as const;

/** The buttons under an application's card; the card itself changes by notification. */
export const applications = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: applicationPress,
    async carryOut(ctx, { action, ...params }, texts) {
      const { status } = await api(getApplication, { params }, actingFor(ctx.from.id));
      if (status !== 'Pending') return texts.presses.alreadyDecided;
      const { status: decided, said } = decisions[action];
      await api(decideApplication, { params, body: { status: decided } }, actingFor(ctx.from.id));
      return texts.application[said];
    },
    logger,
  });
