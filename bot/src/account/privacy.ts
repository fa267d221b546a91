import {
  type Account,
  cancelDeletion,
  getAccount,
  requestDeletion,
  requestExport,
} from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import { actingFor } from '#src/platform/api.ts';
import { sendOptions } from '#src/messages/message.ts';
import { readerIn } from '#src/messages/reader.ts';
import { answeredPresses, type PressContext } from '#src/presses/answered-presses.ts';
import { redraw } from '#src/presses/redraw.ts';
import type { Texts } from '#src/texts/texts.ts';
import { accountPress, privacyMessage, sureMessage, type AccountPress } from './privacy-message.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

const unknown: Account = {
  consentedAt: null,
  consentedTo: null,
  consentWithdrawnAt: null,
  policyVersion: '',
  deletesAt: null,
};

export function privacy({ api, app, logger }: Surroundings): Composer<Context> {
  const read = (telegramId: number) =>
    api(getAccount, { params: { telegramId } }, actingFor(telegramId));

  async function carryOut(ctx: PressContext, { act }: AccountPress, { account: texts }: Texts) {
    const reader = readerIn(ctx, app);
    const { id: telegramId } = ctx.from;
    const own = { body: { telegramId } };
    switch (act) {
      case 'export':
        await api(requestExport, own, actingFor(telegramId));
        return texts.gathering;
      case 'ask':
        await redraw(ctx, sureMessage(reader));
        return undefined;
      case 'show':
        await redraw(ctx, privacyMessage(await read(telegramId), reader));
        return undefined;
      case 'delete': {
        const account = await api(requestDeletion, own, actingFor(telegramId));
        await redraw(ctx, privacyMessage(account, reader));
        return texts.scheduled;
      }
      case 'keep': {
        const account = await api(cancelDeletion, own, actingFor(telegramId));
        await redraw(ctx, privacyMessage(account, reader));
        return texts.kept;
      }
    }
    return undefined;
  }

  const composer = new Composer();
  composer.chatType('private').command('privacy', async (ctx) => {
    // What is kept is said even while nobody can tell how the account stands.
    const account = await read(ctx.from.id).catch(() => unknown);
    const message = privacyMessage(account, readerIn(ctx, app));
    await ctx.reply(message.text.html, sendOptions(message));
  });
  composer.use(answeredPresses({ data: accountPress, carryOut, logger }));
  return composer;
}
