import { ApiError, checkRoomOffer, linkRoom } from '@kollab/contract';
import type { Context } from 'grammy';
import { type Html, markup } from '#src/format/html.ts';
import type { Message } from '#src/messages/message.ts';
import { describeFailure } from '#src/platform/failure.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import { isOutage, isPowerless } from '#src/telegram/failures.ts';
import { textsIn } from '#src/texts/texts.ts';
import { roomPress } from './press.ts';
import { dropLink, isAdministrator, makeLink, mayInvite, patience } from './standing.ts';

/** What is said in the chat, or to who tried it alone: others’ attempts change nothing there. */
export type Linking = { message: Message } | { refused: Html };

const isPassing = (error: unknown) =>
  error instanceof ApiError ? error.failure !== 'badRequest' : isOutage(error);

/** Makes a chat the room of the project that a token is of. What passes can be tried again. */
export async function linkChat(
  feature: Surroundings,
  ctx: Context,
  token: string,
): Promise<Linking> {
  const { room } = textsIn(ctx);
  const again = [[{ text: room.tryAgain, callbackData: roomPress.pack({ token }) }]];
  try {
    return await link(feature, ctx, token, again);
  } catch (error) {
    if (!isPassing(error)) throw error;
    const facts = { chat: ctx.chat?.id, reason: describeFailure(error) };
    feature.logger.warn(facts, 'A chat was not linked');
    return { message: { text: room.tryLater, buttons: again } };
  }
}

async function link(
  { api }: Surroundings,
  ctx: Context,
  token: string,
  again: Message['buttons'],
): Promise<Linking> {
  const { api: telegram, me, chat, from } = ctx;
  const { room, errors } = textsIn(ctx);
  if (!chat || !from) return { refused: room.notAdministrator };
  const offer = { token, telegramId: from.id, chatId: chat.id };
  const refusedWith = (code: 'roomOfferNotFound' | 'roomTaken') => ({
    message: { text: markup`${errors[code]}`, buttons: [] },
  });
  try {
    // Before Telegram is asked for anything: anybody may say anything in any group.
    const { isOwn } = await api(checkRoomOffer, { body: offer }, patience());
    if (!isOwn) return { refused: room.notAdministrator };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'roomOfferNotFound') {
      return refusedWith(error.code);
    }
    throw error;
  }
  const needsRight = { message: { text: room.needsRight, buttons: again } };
  if (!isAdministrator(await telegram.getChatMember(chat.id, from.id))) {
    return { refused: room.notAdministrator };
  }
  if (!mayInvite(await telegram.getChatMember(chat.id, me.id))) return needsRight;
  let inviteLink: string;
  try {
    inviteLink = await makeLink(telegram, chat.id);
  } catch (error) {
    if (isPowerless(error)) return needsRight;
    throw error;
  }
  const title = (chat.title ?? '').slice(0, 255);
  try {
    const linked = await api(linkRoom, { body: { ...offer, title, inviteLink } }, patience());
    if (linked.inviteLink !== inviteLink) await dropLink(telegram, chat.id, inviteLink);
    return { message: { text: room.linked(linked.projectName), buttons: [] } };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    // Without an answer the API may have kept the link; one that it does not know admits nobody.
    if (code !== 'roomOfferNotFound' && code !== 'roomTaken') throw error;
    await dropLink(telegram, chat.id, inviteLink);
    return refusedWith(code);
  }
}
