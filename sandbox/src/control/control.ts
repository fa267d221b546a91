import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveBot } from './bot.ts';
import { serveChats } from './chats.ts';
import { serveCrowd } from './crowd.ts';
import { serveEvents } from './events.ts';
import { serveFaults } from './faults.ts';
import { serveModeratorsGroup } from './groups/group-chat.ts';
import { serveGroups } from './groups/groups.ts';
import { serveJoining } from './groups/joining.ts';
import { servePreparedButtons } from './prepared-buttons.ts';
import { guardControl } from '#src/control/common/guard.ts';
import { controlError } from '#src/control/common/input.ts';
import { serveInline } from './inline.ts';
import { servePeople } from './people.ts';
import { servePreparedMessages } from './prepared-messages.ts';
import { serveWebApp } from './web-app.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

/** JSON in and out, errors as `{statusCode, message}`. */
export async function serveControl(app: FastifyInstance, telegram: Telegram): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string | Buffer): Promise<unknown> => {
      try {
        return body.length === 0 ? {} : JSON.parse(body.toString());
      } catch {
        throw controlError(400, 'The body is not JSON');
      }
    },
  );
  app.addHook('onRequest', async (request) => guardControl(request, telegram));
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const statusCode = error.statusCode ?? 500;
    if (statusCode === 500) telegram.logger.warn(`A control call failed: ${String(error)}`);
    const message = statusCode === 500 ? 'The sandbox failed' : error.message;
    return reply.code(statusCode).send({ statusCode, message });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ statusCode: 404, message: 'There is no such control call' }),
  );
  servePeople(app, telegram);
  serveChats(app, telegram);
  serveModeratorsGroup(app, telegram);
  serveGroups(app, telegram);
  serveJoining(app, telegram);
  serveWebApp(app, telegram);
  serveInline(app, telegram);
  servePreparedMessages(app, telegram);
  servePreparedButtons(app, telegram);
  serveFaults(app, telegram);
  serveCrowd(app, telegram);
  serveBot(app, telegram);
  serveEvents(app, telegram);
}
