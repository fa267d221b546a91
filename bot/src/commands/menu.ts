import { type Client, getOwnRole, type Role } from '@kollab/contract';
import { Composer, type Api, type Context } from 'grammy';
import type { Logger } from 'pino';
import { actingFor } from '#src/api.ts';
import { describeFailure } from '#src/failure.ts';
import { textsFor } from '#src/texts/texts.ts';

/** The commands of a person's chat, by what they may do. */
function commandsOf(role: Role, { commands, moderatorCommand, adminCommand }: About) {
  const forModerators = role === 'user' ? [] : [moderatorCommand];
  return [...commands, ...forModerators, ...(role === 'admin' ? [adminCommand] : [])];
}

type About = ReturnType<typeof textsFor>['about'];

/** Shows a person the commands that are theirs, in both languages; a plain user's are everyone's. */
export async function showOwnMenu(telegram: Api, telegramId: number, role: Role) {
  const scope = { type: 'chat', chat_id: telegramId } as const;
  if (role === 'user') {
    await telegram.deleteMyCommands({ scope });
    await telegram.deleteMyCommands({ scope, language_code: 'en' });
    return;
  }
  await telegram.setMyCommands(commandsOf(role, textsFor('ru').about), { scope });
  const english = commandsOf(role, textsFor('en').about);
  await telegram.setMyCommands(english, { scope, language_code: 'en' });
}

/** Whenever somebody starts the bot or asks for help, their menu follows their role. */
export function ownMenu(api: Client, logger: Logger): Composer<Context> {
  const composer = new Composer();
  composer.chatType('private').command(['start', 'help', 'moderation'], async (ctx, next) => {
    await next();
    const { id } = ctx.from;
    void api(getOwnRole, {}, actingFor(id))
      .then(({ role }) => showOwnMenu(ctx.api, id, role))
      .catch((error: unknown) => {
        logger.info({ reason: describeFailure(error) }, 'A menu was left as it is');
      });
  });
  return composer;
}
