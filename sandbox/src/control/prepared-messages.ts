import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendInlineResult } from '#src/bot-api/telegram/inline-message.ts';
import { requireUnblocked } from './chats.ts';
import { viewResult } from './inline.ts';
import { controlError, parseInput, requirePerson } from '#src/control/common/input.ts';
import { viewMessage } from '#src/control/common/message-view.ts';
import type { Person } from '#src/people/people.ts';
import { findPerson } from '#src/state/people.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

const preparedParams = z.object({ preparedId: z.string() });
/** If missing, the person's own chat with the bot. */
const recipient = z.strictObject({ to: z.int().optional() });

function requirePrepared(telegram: Telegram, person: Person, params: unknown) {
  const { preparedId } = parseInput(preparedParams, params);
  const prepared = telegram.prepared.messages.find(preparedId, person.telegramId);
  if (prepared === undefined)
    throw controlError(404, 'There is no such message, or it has expired');
  return prepared;
}

export function servePreparedMessages(app: FastifyInstance, telegram: Telegram): void {
  app.get('/people/:telegramId/prepared-messages/:preparedId', (request) => {
    const person = requirePerson(telegram, request.params);
    const { result, chatKinds, expirationDate } = requirePrepared(telegram, person, request.params);
    return {
      ...viewResult(result),
      chatKinds,
      expiresAt: new Date(expirationDate * 1000).toISOString(),
    };
  });

  app.post('/people/:telegramId/prepared-messages/:preparedId/send', async (request, reply) => {
    const person = requirePerson(telegram, request.params);
    const { result, chatKinds } = requirePrepared(telegram, person, request.params);
    const { to } = parseInput(recipient, request.body);
    const kind = to === undefined ? 'bot' : 'user';
    if (!chatKinds.includes(kind)) throw controlError(409, `Not meant for a chat with a ${kind}`);
    if (to !== undefined && findPerson(telegram.store, to) === undefined) {
      throw controlError(404, 'to: there is no such person');
    }
    if (to === undefined) requireUnblocked(telegram, person);
    const stored = sendInlineResult(telegram, person, result, to);
    return reply.code(201).send(viewMessage(telegram, stored));
  });
}
