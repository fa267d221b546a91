import {
  answerCheckIn,
  askModerators,
  type CheckInCard,
  getProject,
  tellOwnerWhoIsMissing,
} from '@kollab/contract';
import { checkInAnswers } from '@kollab/contract/schemas';
import type { Composer, Context } from 'grammy';
import { join } from '#src/format/html.ts';
import type { Button, Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { eventMessage } from '#src/messages/event-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { askReason } from '#src/presses/ask-reason.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { letters, packedId, pressData, type PressOf } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import { questionAbout } from './line.ts';

export const checkInPress = pressData('q', {
  action: letters({
    g: 'going',
    w: 'slow',
    s: 'stuck',
    l: 'line',
    p: 'person',
    m: 'moderators',
  }),
  projectId: packedId,
  checkInId: packedId,
});
type Action = PressOf<typeof checkInPress>['action'];

export function checkInMessage(card: CheckInCard, reader: Reader): Message {
  const { projectId, checkInId, state, answer } = card;
  const { texts, open } = reader;
  const { checkIn: words } = texts;
  const event = { kind: 'checkInCard', card } as const;
  if (state === 'over') return eventMessage(event, reader);
  const press = (text: string, action: Action): Button => ({
    text,
    callbackData: checkInPress.pack({ action, projectId, checkInId }),
  });
  const answers = checkInAnswers.map((one) => {
    const label = words.answers[one];
    return press(one === answer ? words.chosen(label) : label, one);
  });
  const { text, buttons } = eventMessage(event, reader, answers);
  if (answer === null) {
    return { text, buttons: [...buttons, [open(texts.reminders.fewer, { screen: 'account' })]] };
  }
  const line = [press(words.addLine, 'line')];
  if (answer !== 'stuck') return { text, buttons: [...buttons, line] };
  const help = card.isOwner
    ? [
        [open(words.findPerson, { screen: 'newVacancy', projectId })],
        [press(words.askModerators, 'moderators')],
        [open(words.endProject, { screen: 'endProject', projectId })],
      ]
    : [[press(words.findPerson, 'person')], [press(words.askModerators, 'moderators')]];
  return { text: join([text, words.missing], '\n\n'), buttons: [...buttons, ...help, line] };
}

export const checkIns = ({ api, app, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: checkInPress,
    async carryOut(ctx, { action, ...params }, texts) {
      const acting = actingFor(ctx.from.id);
      const { checkIn: words } = texts;
      if (action === 'line') {
        const { projectId } = params;
        const { name } = await api(getProject, { params: { projectId } }, acting);
        const question = questionAbout(app, { ...params, name }, texts);
        await askReason(ctx, question, words.linePlaceholder);
        return undefined;
      }
      if (action === 'person') {
        await api(tellOwnerWhoIsMissing, { params, body: {} }, acting);
        return words.ownerTold;
      }
      if (action === 'moderators') {
        await api(askModerators, { params, body: {} }, acting);
        return words.moderatorsAsked;
      }
      await api(answerCheckIn, { params, body: { answer: action } }, acting);
      return words.thanks[action];
    },
    logger,
  });
