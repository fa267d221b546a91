import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toMessage } from '#src/bot-api/telegram/bot-message.ts';
import { changeBot } from '#src/bot-api/telegram/groups.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';
import { controlError, parseInput, requirePerson } from '#src/control/common/input.ts';
import { viewMessage } from '#src/control/common/message-view.ts';
import { requireUnblocked } from './chats.ts';
import { addMessage } from '#src/state/chats.ts';
import { requireAdministrator, requireGroup, standingOf } from './groups/groups.ts';

const buttonParams = z.object({ buttonId: z.string() });
const choice = z.strictObject({ chatId: z.int() });

function requireButton(telegram: Telegram, telegramId: number, params: unknown) {
  const { buttonId } = parseInput(buttonParams, params);
  const button = telegram.prepared.buttons.find(buttonId, telegramId);
  if (button === undefined) throw controlError(404, 'There is no such button, or it has expired');
  return button;
}

export function servePreparedButtons(app: FastifyInstance, telegram: Telegram): void {
  app.get('/people/:telegramId/prepared-buttons/:buttonId', (request) => {
    const { telegramId } = requirePerson(telegram, request.params);
    const { rights } = requireButton(telegram, telegramId, request.params);
    return { rights };
  });

  app.post('/people/:telegramId/prepared-buttons/:buttonId/choose', async (request, reply) => {
    const person = requirePerson(telegram, request.params);
    const { telegramId } = person;
    const { requestId, rights } = requireButton(telegram, telegramId, request.params);
    const { chatId } = parseInput(choice, request.body);
    const group = requireGroup(telegram, { chatId });
    requireAdministrator(telegram, group, { telegramId });
    const chat = requireUnblocked(telegram, person);
    changeBot(telegram, group, person, standingOf(group, { status: 'administrator', ...rights }));
    const stored = addMessage(telegram.store, telegramId, {
      from: 'person',
      chatShared: { request_id: requestId, chat_id: chatId, title: group.title },
    });
    chat.started = true;
    telegram.updates.push({ message: toMessage(telegram, person, stored) });
    return reply.code(201).send(viewMessage(telegram, stored));
  });
}
