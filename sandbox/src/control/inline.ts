import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toUser } from '#src/bot-api/telegram/bot-message.ts';
import { inlineMessageId, sendInlineResult } from '#src/bot-api/telegram/inline-message.ts';
import type { InlineResult } from '#src/bot-api/delivery/inline-result.ts';
import { requireUnblocked } from './chats.ts';
import { controlError, parseInput, requirePerson } from '#src/control/common/input.ts';
import { viewKeyboard, viewMessage } from '#src/control/common/message-view.ts';
import type { InlineAnswer } from '#src/control/common/shapes.ts';
import type { Person } from '#src/people/people.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

const inlineQuery = z.strictObject({
  query: z.string().max(256).default(''),
  offset: z.string().max(64).default(''),
  /** `sender` is the chat with the bot itself. */
  chatType: z.enum(['sender', 'private', 'group', 'supergroup', 'channel']).default('sender'),
});
const choice = z.strictObject({ resultId: z.string() });
const queryParams = z.object({ queryId: z.string() });

export function viewResult({ id, title, description, thumbnailUrl, ...message }: InlineResult) {
  return {
    id,
    title,
    description: description ?? null,
    thumbnailUrl: thumbnailUrl ?? null,
    text: message.text,
    entities: message.entities,
    buttons: viewKeyboard(message.keyboard),
  };
}

async function askInline(telegram: Telegram, person: Person, body: unknown): Promise<InlineAnswer> {
  const { query, offset, chatType } = parseInput(inlineQuery, body);
  const ask = { telegramId: person.telegramId, query, offset, chatType };
  const answered = await telegram.inlineQueries.ask(ask, (id) => {
    const from = toUser(person);
    telegram.updates.push({ inline_query: { id, from, query, offset, chat_type: chatType } });
  });
  if (answered === undefined) throw controlError(504, 'The bot did not answer the query in time');
  const { id: queryId, isCached, answer } = answered;
  return { queryId, isCached, ...answer, results: answer.results.map(viewResult) };
}

export function serveInline(app: FastifyInstance, telegram: Telegram): void {
  app.post('/chats/:telegramId/inline-queries', (request) =>
    askInline(telegram, requirePerson(telegram, request.params), request.body),
  );

  app.post('/chats/:telegramId/inline-queries/:queryId/choose', async (request, reply) => {
    const person = requirePerson(telegram, request.params);
    const { queryId } = parseInput(queryParams, request.params);
    const { resultId } = parseInput(choice, request.body);
    const found = telegram.inlineQueries.find(queryId, person.telegramId, resultId);
    if (found === undefined) throw controlError(404, 'The query has no such result');
    requireUnblocked(telegram, person);
    const { result, query } = found;
    const stored = sendInlineResult(telegram, person, result);
    telegram.updates.push({
      chosen_inline_result: {
        result_id: result.id,
        from: toUser(person),
        query,
        ...(result.keyboard !== undefined && {
          inline_message_id: inlineMessageId(person, stored),
        }),
      },
    });
    return reply.code(201).send(viewMessage(telegram, stored));
  });
}
