import { decideApplication, getApplication, type Client } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import type { Logger } from 'pino';
import { actingFor } from '#src/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { application as texts } from '#src/texts/people-cards.ts';
import { presses } from '#src/texts/ru.ts';
import { pressPattern, unpackPress, type ApplicationPress } from './callback-data.ts';

interface Surroundings {
  api: Client;
  logger: Logger;
}

const decisions = {
  accept: { status: 'Accepted', said: texts.accepted },
  reject: { status: 'Rejected', said: texts.rejected },
} as const;

/** The buttons under an application's card; the card itself changes by notification. */
export function applicationButtons({ api, logger }: Surroundings): Composer<Context> {
  async function decide(owner: number, { action, ...params }: ApplicationPress) {
    const { status } = await api(getApplication, { params }, actingFor(owner));
    if (status !== 'Pending') return presses.alreadyDecided;
    const decision = decisions[action];
    await api(decideApplication, { params, body: { status: decision.status } }, actingFor(owner));
    return decision.said;
  }

  return answeredPresses({
    pattern: pressPattern,
    unpack: unpackPress,
    carryOut: (ctx, press) => decide(ctx.from.id, press),
    logger,
  });
}
