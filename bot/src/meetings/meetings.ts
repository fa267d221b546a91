import { answerMeeting, answerPoll, ApiError } from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import { actingFor } from '#src/platform/api.ts';
import { describeFailure } from '#src/platform/failure.ts';
import { persistently } from '#src/platform/persistently.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import { meetingPress } from './card.ts';

export function meetings(feature: Surroundings & { stopping: AbortSignal }): Composer<Context> {
  const { api, logger, stopping } = feature;
  const composer = new Composer();
  composer.use(
    answeredPresses({
      data: meetingPress,
      async carryOut(ctx, { time: pressed, projectId, meetingId }, { meeting: texts }) {
        const time = pressed === 'n' ? null : Number(pressed);
        const body = { meetingId, time };
        const { meeting } = await api(
          answerMeeting,
          { params: { projectId }, body },
          actingFor(ctx.from.id),
        );
        if (meeting.state === 'set') return texts.decided;
        if (meeting.state === 'failed') return texts.notFound;
        if (time === null) return texts.noneNoted;
        return meeting.mine?.includes(time) ? texts.noted : texts.takenBack;
      },
      logger,
    }),
  );
  composer.on('poll_answer', async ({ pollAnswer }) => {
    const { poll_id: pollId, user, option_ids: times } = pollAnswer;
    if (user === undefined) return;
    const body = { pollId, telegramId: user.id, times };
    const { tried } = persistently(() => api(answerPoll, { body }), {
      calledOff: stopping,
      onGivenUp: (error) => {
        // Of polls that are nobody's any more nothing is counted.
        if (error instanceof ApiError && error.statusCode === 404) return;
        logger.warn({ person: user.id, reason: describeFailure(error) }, 'A vote was not counted');
      },
    });
    await tried;
  });
  return composer;
}
