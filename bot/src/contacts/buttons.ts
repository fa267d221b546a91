import { answerContactRequest, type Client } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import type { Logger } from 'pino';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { pressPattern, unpackPress } from './callback-data.ts';

interface Surroundings {
  api: Client;
  logger: Logger;
}

/** The buttons under a request for contact; its message itself changes by notification. */
export const contactButtons = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    pattern: pressPattern,
    unpack: unpackPress,
    async carryOut(ctx, body, texts) {
      const { state } = await api(answerContactRequest, { body }, actingFor(ctx.from.id));
      return texts.contactRequest.answered[state];
    },
    logger,
  });
