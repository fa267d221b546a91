import { decideApplication, getApplication, type Client } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import type { Logger } from 'pino';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import type { Texts } from '#src/texts/texts.ts';
import { pressPattern, unpackPress, type ApplicationPress } from './callback-data.ts';

interface Surroundings {
  api: Client;
  logger: Logger;
}

const decisions = {
  accept: { status: 'Accepted', said: 'accepted' },
  reject: { status: 'Rejected', said: 'rejected' },
} as const;

/** The buttons under an application's card; the card itself changes by notification. */
export function applicationButtons({ api, logger }: Surroundings): Composer<Context> {
  async function decide(owner: number, press: ApplicationPress, texts: Texts) {
    const { action, ...params } = press;
    const { status } = await api(getApplication, { params }, actingFor(owner));
    if (status !== 'Pending') return texts.presses.alreadyDecided;
    const decision = decisions[action];
    await api(decideApplication, { params, body: { status: decision.status } }, actingFor(owner));
    return texts.application[decision.said];
  }

  return answeredPresses({
    pattern: pressPattern,
    unpack: unpackPress,
    carryOut: (ctx, press, texts) => decide(ctx.from.id, press, texts),
    logger,
  });
}
