import { admitToRoom, localeOf } from '@kollab/contract';
import { Composer, type Context, type Filter } from 'grammy';
import { sendOptions } from '#src/messages/message.ts';
import { describeFailure } from '#src/platform/failure.ts';
import { persistently } from '#src/platform/persistently.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import { isAnswered, isParticipant, isPowerless } from '#src/telegram/failures.ts';
import { textsFor } from '#src/texts/texts.ts';
import { patience, recordStanding } from './standing.ts';

const longestTag = 16;

/** As Telegram takes it beside a name: short, in whole words if it can be, no emoji. */
export function tagOf(title: string): string {
  const clean = title
    .replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (clean.length <= longestTag) return clean;
  const words = clean.slice(0, longestTag + 1).replace(/\s+\S*$/, '');
  return words.length <= longestTag ? words : clean.slice(0, longestTag).toWellFormed();
}

type JoinRequest = Filter<Context, 'chat_join_request'>;

/**
 * Who asks to join by a link of the bot's is let in if they are in the team now, else turned away: a
 * request left open could not be made again once they are accepted, and somebody might grant it by
 * mistake. What others' links bring is theirs to decide. While the API is away nobody is let in.
 */
export function joinRequests(feature: Surroundings & { stopping: AbortSignal }) {
  const { api, logger, stopping } = feature;

  async function decide(ctx: JoinRequest) {
    const { chat, from, invite_link: link } = ctx.chatJoinRequest;
    const asked = { telegramId: from.id, chatId: chat.id, inviteLink: link?.invite_link ?? '' };
    const { isAdmitted, isInvited, role } = await api(admitToRoom, { body: asked }, patience());
    const takeBack = isAdmitted ? undefined : await explain(ctx, isInvited);
    try {
      await (isAdmitted
        ? ctx.approveChatJoinRequest(from.id)
        : ctx.declineChatJoinRequest(from.id));
    } catch (error) {
      await takeBack?.();
      if (!isAnswered(error) && !isPowerless(error)) throw error;
      if (isAdmitted && isParticipant(error)) await tagMember(ctx, role);
      if (isAnswered(error)) return;
      const standing = { api, telegram: ctx.api, ownId: ctx.me.id };
      await recordStanding(standing, chat.id, chat.title);
      return;
    }
    if (isAdmitted) await tagMember(ctx, role);
  }

  /** Says beside a member's name what they do, where the bot may; whether it gets there is no matter. */
  async function tagMember(ctx: JoinRequest, role: string | null) {
    const { chat, from } = ctx.chatJoinRequest;
    const tag = tagOf(role ?? '');
    if (tag !== '') await ctx.api.setChatMemberTag(chat.id, from.id, tag).catch(() => undefined);
  }

  /**
   * Telegram lets the bot write to who asks, for five minutes and until they are answered: so this goes
   * first, and is taken back where there was nothing to answer. Whether it gets there is no matter.
   */
  async function explain(ctx: JoinRequest, isInvited: boolean): Promise<() => Promise<unknown>> {
    const { from, user_chat_id: chatId } = ctx.chatJoinRequest;
    const { room } = textsFor(localeOf(from.language_code));
    const text = isInvited ? room.invited : room.refused;
    const options = sendOptions({ text, buttons: [] });
    const said = await ctx.api.sendMessage(chatId, text.html, options).catch(() => undefined);
    return async () =>
      said && ctx.api.deleteMessage(chatId, said.message_id).catch(() => undefined);
  }

  const composer = new Composer();
  composer.on('chat_join_request', async (ctx) => {
    const { chat, from, invite_link: link } = ctx.chatJoinRequest;
    if (link?.creator.id !== ctx.me.id) return;
    const deciding = persistently(() => decide(ctx), {
      calledOff: stopping,
      onGivenUp: (error) =>
        logger.warn(
          { chat: chat.id, person: from.id, reason: describeFailure(error) },
          'A request to join was not answered',
        ),
    });
    await deciding.tried;
  });
  return composer;
}
