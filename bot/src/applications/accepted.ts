import { withdrawOthers, type NotificationEvent } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import { join, markup } from '#src/format/html.ts';
import { eventMessage } from '#src/messages/event-message.ts';
import type { Button, Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses, type PressContext } from '#src/presses/answered-presses.ts';
import { letters, packedId, pressData } from '#src/presses/press-data.ts';
import { isShown, redrawLast } from '#src/presses/redraw.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

type Accepted = Extract<NotificationEvent, { kind: 'applicationAccepted' }>;

export const othersPress = pressData('f', {
  withdraws: letters({ w: true, k: false }),
  projectId: packedId,
  vacancyId: packedId,
});

export function acceptedMessage(event: Accepted, reader: Reader): Message {
  const { projectId, vacancyId, others = 0 } = event;
  const { others: words } = reader.texts;
  const button = (text: string, withdraws: boolean): Button => ({
    text,
    callbackData: othersPress.pack({ withdraws, projectId, vacancyId }),
  });
  const message = eventMessage(event, reader);
  if (others === 0) return message;
  return {
    ...message,
    text: join([message.text, markup`${words.question(others)}`], '\n\n'),
    buttons: [...message.buttons, [button(words.withdraw, true), button(words.keep, false)]],
  };
}

async function takeQuestionAway(ctx: PressContext, outcome?: string) {
  if (!isShown(ctx)) return;
  const rows = ctx.callbackQuery.message?.reply_markup?.inline_keyboard ?? [];
  const others = rows.filter((row) =>
    row.every((key) => !('callback_data' in key) || !othersPress.unpack(key.callback_data)),
  );
  await redrawLast(ctx, others, outcome);
}

/** The answers to the question; of applications that were sent since none is taken back. */
export const accepted = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: othersPress,
    async carryOut(ctx, { withdraws, ...body }, { others: words }) {
      if (!withdraws) {
        await takeQuestionAway(ctx);
        return words.kept;
      }
      const { withdrawn } = await api(withdrawOthers, { body }, actingFor(ctx.from.id));
      const outcome = words.withdrawn(withdrawn);
      await takeQuestionAway(ctx, outcome);
      return outcome;
    },
    logger,
  });
