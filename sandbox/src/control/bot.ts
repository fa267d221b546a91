import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { botName } from '#src/bot-api/telegram/bot-message.ts';
import { inLanguage } from '#src/bot-api/methods/bot.ts';
import { menuButtonFor } from '#src/bot-api/methods/chats.ts';
import { commandsFor } from '#src/bot-api/methods/commands.ts';
import { controlError, parseInput, requirePerson } from '#src/control/common/input.ts';
import type { Bot, Config } from '#src/control/common/shapes.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

const botQuery = z.object({ telegramId: z.string().optional() });

export function serveBot(app: FastifyInstance, telegram: Telegram): void {
  app.get('/bot', (request): Bot => {
    const query = parseInput(botQuery, request.query);
    const person = query.telegramId === undefined ? undefined : requirePerson(telegram, query);
    const { descriptions, shortDescriptions } = telegram.store.state;
    const language = person?.languageCode ?? '';
    const name = botName(telegram, language);
    return {
      id: telegram.bot.id,
      name,
      username: telegram.bot.username,
      firstName: name,
      description: inLanguage(descriptions, language),
      shortDescription: inLanguage(shortDescriptions, language),
      commands: commandsFor(telegram, person),
      menuButton: menuButtonFor(telegram, person?.telegramId),
    };
  });

  app.get('/config', (): Config => ({
    appUrl: telegram.appUrl,
    botUsername: telegram.bot.username,
  }));

  app.get<{ Params: { fileId: string } }>('/files/:fileId', async (request, reply) => {
    const file = telegram.files.find(request.params.fileId);
    const bytes = file && (await telegram.files.read(file));
    if (file === undefined || bytes === undefined) throw controlError(404, 'There is no such file');
    const picture = /^image\/(?:png|jpeg|webp|gif)$/u.test(file.mimeType);
    const name = encodeURIComponent(file.fileName);
    return reply
      .type(picture ? file.mimeType : 'application/octet-stream')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header(
        'content-disposition',
        `${picture ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
      )
      .send(bytes);
  });
}
