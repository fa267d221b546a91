import { pauseProject, type ProjectCheckCard } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { eventMessage } from '#src/messages/event-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { letters, packedId, pressData } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

export const projectCheckPress = pressData('g', {
  isPaused: letters({ p: true, g: false }),
  projectId: packedId,
});

export function projectCheckMessage(card: ProjectCheckCard, reader: Reader): Message {
  const { state, projectId } = card;
  const { projectCheck: words, reminders } = reader.texts;
  const press = (text: string, isPaused: boolean) => ({
    text,
    callbackData: projectCheckPress.pack({ isPaused, projectId }),
  });
  const answers = {
    asked: [press(words.goesOn, false), press(words.pause, true)],
    paused: [press(words.resume, false)],
    goesOn: [],
    over: [],
  }[state];
  const { text, buttons } = eventMessage({ kind: 'projectCheckCard', card }, reader, answers);
  const fewer = [reader.open(reminders.fewer, { screen: 'account' })];
  return { text, buttons: answers.length > 0 ? [...buttons, fewer] : buttons };
}

export const projectChecks = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: projectCheckPress,
    async carryOut(ctx, { isPaused, projectId }, { projectCheck: words }) {
      const request = { params: { projectId }, body: { isPaused } };
      await api(pauseProject, request, actingFor(ctx.from.id));
      return isPaused ? words.paused : words.going;
    },
    logger,
  });
