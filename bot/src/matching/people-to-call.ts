import { callToApply, cutLine, type PeopleToCallCard, personName } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import type { Button, Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { eventMessage } from '#src/messages/event-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { packedId, pressData, whole } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

const nameShown = 30;

export const callPersonPress = pressData('l', {
  projectId: packedId,
  vacancyId: packedId,
  telegramId: whole(undefined, 36),
});

export function peopleToCallMessage(card: PeopleToCallCard, reader: Reader): Message {
  const { texts, open } = reader;
  const { projectId, vacancyId, people, state } = card;
  const { text, buttons } = eventMessage({ kind: 'peopleToCallCard', card }, reader);
  if (state !== 'open') return { text, buttons };
  const calls = people
    .filter((person) => person.state === 'open')
    .map(({ telegramId, name }): Button[] => [
      {
        text: texts.call.call(cutLine(personName(name), nameShown)),
        callbackData: callPersonPress.pack({ projectId, vacancyId, telegramId }),
      },
    ]);
  const fewer = [open(texts.reminders.fewer, { screen: 'account' })];
  return { text, buttons: [...calls, ...buttons, fewer] };
}

export const peopleToCall = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: callPersonPress,
    async carryOut(ctx, body, texts) {
      await api(callToApply, { body }, actingFor(ctx.from.id));
      return texts.call.called;
    },
    logger,
  });
