import { ApiError, linkRoom, moveRoom } from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import * as z from 'zod/mini';
import { markup } from '#src/format/html.ts';
import { sendOptions, type Message } from '#src/messages/message.ts';
import { describeFailure } from '#src/platform/failure.ts';
import { persistently } from '#src/platform/persistently.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { pressData } from '#src/presses/press-data.ts';
import { redraw } from '#src/presses/redraw.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import { isPowerless } from '#src/telegram/failures.ts';
import { textsIn } from '#src/texts/texts.ts';
import {
  dropLink,
  isAdministrator,
  makeLink,
  mayInvite,
  patience,
  recordStanding,
} from './standing.ts';

const tokens = /^[\w-]{22}$/;

/** The button that tries again to link the chat. */
export const roomPress = pressData('o', { token: z.string().check(z.regex(tokens)) });

/** The chats of teams: what links one, and whether the bot can still let people in. */
export function rooms(feature: Surroundings & { stopping: AbortSignal }): Composer<Context> {
  const { api, logger, stopping } = feature;

  /** Makes the chat the room of the project that a token is of, and answers what is said of that. */
  async function link(ctx: Context, token: string): Promise<Message> {
    const { api: telegram, me, chat, from } = ctx;
    const { room, errors } = textsIn(ctx);
    if (!chat || !from) return { text: room.notAdministrator, buttons: [] };
    const needsRight = {
      text: room.needsRight,
      buttons: [[{ text: room.tryAgain, callbackData: roomPress.pack({ token }) }]],
    };
    const member = await telegram.getChatMember(chat.id, from.id);
    if (!isAdministrator(member)) return { text: room.notAdministrator, buttons: [] };
    if (!mayInvite(await telegram.getChatMember(chat.id, me.id))) return needsRight;
    let inviteLink: string;
    try {
      inviteLink = await makeLink(telegram, chat.id);
    } catch (error) {
      if (isPowerless(error)) return needsRight;
      throw error;
    }
    const title = (chat.title ?? '').slice(0, 255);
    const body = { token, telegramId: from.id, chatId: chat.id, title, inviteLink };
    try {
      const linked = await api(linkRoom, { body }, patience());
      if (linked.inviteLink !== inviteLink) await dropLink(telegram, chat.id, inviteLink);
      return { text: room.linked(linked.projectName), buttons: [] };
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      // Without an answer the API may have kept the link; one that it does not know admits nobody.
      if (code !== 'roomOfferNotFound' && code !== 'roomTaken') throw error;
      await dropLink(telegram, chat.id, inviteLink);
      return { text: markup`${errors[code]}`, buttons: [] };
    }
  }

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
    const message = await link(ctx, token);
    await ctx.reply(message.text.html, sendOptions(message));
  });
  inGroups.on('my_chat_member', (ctx) => keepStanding(ctx, ctx.chat.id, ctx.chat.title));
  inGroups.on('message:migrate_to_chat_id', (ctx) =>
    keepStanding(ctx, ctx.message.migrate_to_chat_id, ctx.chat.title, ctx.chat.id),
  );
  inGroups.use(
    answeredPresses({
      data: roomPress,
      logger,
      async carryOut(ctx, { token }) {
        await redraw(ctx, await link(ctx, token));
        return undefined;
      },
    }),
  );
  return composer;
}
