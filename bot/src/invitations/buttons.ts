import { answerInvitation, type Client } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import type { Logger } from 'pino';
import { actingFor } from '#src/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { invitation as texts } from '#src/texts/people-cards.ts';
import { pressPattern, unpackPress, type InvitationPress } from './callback-data.ts';

interface Surroundings {
  api: Client;
  logger: Logger;
}

/** The buttons under an invitation; its message itself changes by notification. */
export function invitationButtons({ api, logger }: Surroundings): Composer<Context> {
  async function answer(invited: number, body: InvitationPress) {
    const { result } = await api(answerInvitation, { body }, actingFor(invited));
    return texts.answered[result];
  }

  return answeredPresses({
    pattern: pressPattern,
    unpack: unpackPress,
    carryOut: (ctx, press) => answer(ctx.from.id, press),
    logger,
  });
}
