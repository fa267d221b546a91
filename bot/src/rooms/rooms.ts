import { moveRoom } from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import { plainOf } from '#src/format/html.ts';
import { sendOptions } from '#src/messages/message.ts';
import { describeFailure } from '#src/platform/failure.ts';
import { persistently } from '#src/platform/persistently.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { redraw } from '#src/presses/redraw.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import { linkChat, linkChosen, type Linking } from './linking.ts';
import { roomPress, tokens } from './press.ts';
import { patience, recordStanding } from './standing.ts';

async function sayInReply(ctx: Context, linking: Linking) {
  const message = 'message' in linking ? linking.message : { text: linking.refused, buttons: [] };
  await ctx.reply(message.text.html, sendOptions(message));
}

export function rooms(feature: Surroundings & { stopping: AbortSignal }): Composer<Context> {
  const { api, logger, stopping } = feature;

  async function keepStanding(ctx: Context, chatId: number, title?: string, from?: number) {
    const standing = { api, telegram: ctx.api, ownId: ctx.me.id };
    const work = async () => {
      if (from !== undefined) {
        await api(moveRoom, { body: { chatId: from, newChatId: chatId } }, patience());
      }
      await recordStanding(standing, chatId, title);
    };
    const { tried } = persistently(work, {
      calledOff: stopping,
      onGivenUp: (error) =>
        logger.warn(
          { chat: chatId, reason: describeFailure(error) },
          'A chat was not looked after',
        ),
    });
    await tried;
  }

  const composer = new Composer();
  const inGroups = composer.chatType(['group', 'supergroup']);
  inGroups.command('start', async (ctx, next) => {
    const token = ctx.match.trim();
    if (!tokens.test(token)) return next();
    await sayInReply(ctx, await linkChat(feature, ctx, token));
  });
  composer
    .chatType('private')
    .on('message:chat_shared', async (ctx) =>
      sayInReply(ctx, await linkChosen(feature, ctx, ctx.message.chat_shared)),
    );
  inGroups.on('my_chat_member', (ctx) => keepStanding(ctx, ctx.chat.id, ctx.chat.title));
  inGroups.on('message:migrate_to_chat_id', (ctx) =>
    keepStanding(ctx, ctx.message.migrate_to_chat_id, ctx.chat.title, ctx.chat.id),
  );
  inGroups.use(
    answeredPresses({
      data: roomPress,
      logger,
      // A token is a secret.
      factsOf: () => ({}),
      async carryOut(ctx, { token }) {
        const linking = await linkChat(feature, ctx, token);
        if ('refused' in linking) return plainOf(linking.refused);
        await redraw(ctx, linking.message);
        return undefined;
      },
    }),
  );
  return composer;
}
