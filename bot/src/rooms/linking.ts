import { ApiError, checkRoomOffer, isServiceAccount, linkRoom } from '@kollab/contract';
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

interface Wish {
  key: string | number;
  chat: { id: number; title?: string | undefined };
  words: { linked: (project: string) => Html; needsRight: Html };
  again: Message['buttons'];
}

const isPassing = (error: unknown) =>
  error instanceof ApiError ? error.failure !== 'badRequest' : isOutage(error);

/** Makes a chat in which a token is shown the room of its project. What passes can be tried again. */
export async function linkChat(
  feature: Surroundings,
  ctx: Context,
  token: string,
): Promise<Linking> {
  const { room } = textsIn(ctx);
  const again = [[{ text: room.tryAgain, callbackData: roomPress.pack({ token }) }]];
  const { chat } = ctx;
  if (!chat) return { refused: room.notAdministrator };
  return tryLinking(feature, ctx, { key: token, chat, words: room, again });
}

export async function linkChosen(
  feature: Surroundings,
  ctx: Context,
  chosen: { request_id: number; chat_id: number; title?: string | undefined },
): Promise<Linking> {
  const { request_id: key, chat_id: id, title = '' } = chosen;
  const { needsRight, linked } = textsIn(ctx).room.chosen;
  const words = { needsRight, linked: (project: string) => linked(title, project) };
  return tryLinking(feature, ctx, { key, chat: { id, title }, words, again: [] });
}

async function tryLinking(feature: Surroundings, ctx: Context, wish: Wish): Promise<Linking> {
  try {
    return await link(feature, ctx, wish);
  } catch (error) {
    if (isPowerless(error)) return needsRight(wish);
    if (!isPassing(error)) throw error;
    const facts = { chat: wish.chat.id, reason: describeFailure(error) };
    feature.logger.warn(facts, 'A chat was not linked');
    return { message: { text: textsIn(ctx).room.tryLater, buttons: wish.again } };
  }
}

const needsRight = ({ words, again }: Wish): Linking => ({
  message: { text: words.needsRight, buttons: again },
});

async function link({ api }: Surroundings, ctx: Context, wish: Wish): Promise<Linking> {
  const { api: telegram, me, from } = ctx;
  const { key, chat, words } = wish;
  const { room, errors } = textsIn(ctx);
  if (!from || isServiceAccount(from.id)) return { refused: room.notAdministrator };
  const offer = { key, telegramId: from.id, chatId: chat.id };
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
  if (!isAdministrator(await telegram.getChatMember(chat.id, from.id))) {
    return { refused: room.notAdministrator };
  }
  if (!mayInvite(await telegram.getChatMember(chat.id, me.id))) return needsRight(wish);
  const inviteLink = await makeLink(telegram, chat.id);
  const title = (chat.title ?? '').slice(0, 255);
  try {
    const linked = await api(linkRoom, { body: { ...offer, title, inviteLink } }, patience());
    if (linked.inviteLink !== inviteLink) await dropLink(telegram, chat.id, inviteLink);
    return { message: { text: words.linked(linked.projectName), buttons: [] } };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    // Without an answer the API may have kept the link; one that it does not know admits nobody.
    if (code !== 'roomOfferNotFound' && code !== 'roomTaken') throw error;
    await dropLink(telegram, chat.id, inviteLink);
    return refusedWith(code);
  }
}
