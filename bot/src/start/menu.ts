import { getOwnRole, type Role } from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import { actingFor } from '#src/platform/api.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import { describeFailure } from '#src/platform/failure.ts';
import { textsIn, type Texts } from '#src/texts/texts.ts';

function ownCommands(role: Role, { moderatorCommand, adminCommand }: Texts['about']) {
  if (role === 'user') return [];
  return role === 'admin' ? [moderatorCommand, adminCommand] : [moderatorCommand];
}

/** Whenever somebody starts the bot or asks for help, their menu follows their role. */
export function ownMenu({ api, logger }: Surroundings): Composer<Context> {
  /** Nobody else reads a person's chat, so that it needs one language only. */
  async function showMenu(ctx: Context, telegramId: number) {
    const { role } = await api(getOwnRole, {}, actingFor(telegramId));
    const { about } = textsIn(ctx);
    const scope = { type: 'chat', chat_id: telegramId } as const;
    const own = ownCommands(role, about);
    if (own.length === 0) await ctx.api.deleteMyCommands({ scope });
    else await ctx.api.setMyCommands([...about.commands, ...own], { scope });
  }

  const composer = new Composer();
  composer.chatType('private').command(['start', 'help', 'moderation'], async (ctx, next) => {
    await next();
    void showMenu(ctx, ctx.from.id).catch((error: unknown) => {
      logger.info({ reason: describeFailure(error) }, 'A menu was left as it is');
    });
  });
  return composer;
}
