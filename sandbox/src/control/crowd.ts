import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { controlError, parseInput } from '#src/control/common/input.ts';
import { openChat } from '#src/state/chats.ts';
import { addPerson, findPerson } from '#src/state/people.ts';
import type { AcceptedMessage } from '#src/control/common/shapes.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

const crowd = z.strictObject({
  firstTelegramId: z.int().positive(),
  count: z.int().min(1).max(20_000),
  blocked: z.boolean().default(false),
});

const ledgerQuery = z.object({
  from: z.coerce.number().int(),
  to: z.coerce.number().int(),
});

/** For runs that measure rather than play. */
export function serveCrowd(app: FastifyInstance, { store }: Telegram): void {
  app.post('/crowd', async (request, reply) => {
    const { firstTelegramId, count, blocked } = parseInput(crowd, request.body);
    for (let telegramId = firstTelegramId; telegramId < firstTelegramId + count; telegramId += 1) {
      const person = { telegramId, firstName: 'Гость', languageCode: 'ru', role: 'guest' } as const;
      if (findPerson(store, telegramId) !== undefined) {
        throw controlError(409, `telegramId ${telegramId} is taken`);
      }
      if (!addPerson(store, person)) throw controlError(409, 'There are too many people');
      Object.assign(openChat(store, telegramId), { started: true, blocked });
    }
    return reply.code(201).send({ firstTelegramId, count, blocked });
  });

  app.get('/crowd/messages', (request): AcceptedMessage[] => {
    const { from, to } = parseInput(ledgerQuery, request.query);
    return Object.entries(store.state.chats).flatMap(([id, { messages }]) =>
      Number(id) < from || Number(id) > to
        ? []
        : messages
            .filter((message) => message.from === 'bot')
            .map(({ messageId, text = '', answerLost = false }) => ({
              telegramId: Number(id),
              messageId,
              text,
              answerLost,
            })),
    );
  });
}
