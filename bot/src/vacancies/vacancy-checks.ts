import { closeVacancy, reopenVacancy, type VacancyCheckCard } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import type { Button, Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { eventMessage } from '#src/messages/event-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { letters, packedId, pressData } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import type { Texts } from '#src/texts/texts.ts';

export const vacancyPress = pressData('k', {
  keep: letters({ k: true, c: false }),
  projectId: packedId,
  vacancyId: packedId,
});

export function vacancyCheckMessage(card: VacancyCheckCard, reader: Reader): Message {
  const { texts, open } = reader;
  const { text, buttons } = eventMessage({ kind: 'vacancyCheckCard', card }, reader, [
    ...answers(card, texts),
  ]);
  const isAsked = card.state === 'asked' || card.state === 'paused';
  const fewer = [open(texts.reminders.fewer, { screen: 'account' })];
  return { text, buttons: isAsked ? [...buttons, fewer] : buttons };
}

function answers(
  { state, projectId, vacancyId }: VacancyCheckCard,
  { vacancyCheck: texts }: Texts,
): Button[] {
  const press = (text: string, keep: boolean) => ({
    text,
    callbackData: vacancyPress.pack({ keep, projectId, vacancyId }),
  });
  if (state === 'asked') return [press(texts.keep, true), press(texts.close, false)];
  if (state === 'freed') return [press(texts.open, true), press(texts.leaveClosed, false)];
  return state === 'paused' ? [press(texts.bringBack, true), press(texts.close, false)] : [];
}

export const vacancyChecks = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: vacancyPress,
    async carryOut(ctx, { keep, ...params }, texts) {
      const acting = actingFor(ctx.from.id);
      await (keep
        ? api(reopenVacancy, { params, body: {} }, acting)
        : api(closeVacancy, { params, body: {} }, acting));
      return keep ? texts.vacancyCheck.kept : texts.vacancyCheck.closed;
    },
    logger,
  });
