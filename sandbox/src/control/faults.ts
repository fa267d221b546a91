import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findMethod, findUnimplemented } from '#src/bot-api/methods/table.ts';
import { controlError, parseInput } from '#src/control/common/input.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

const fault = z.strictObject({
  method: z.string().min(1).max(64),
  errorCode: z.union([
    z.literal(0),
    z.int().min(400).max(599),
    z.literal('network').transform(() => 0),
  ]),
  description: z.string().min(1).max(500).optional(),
  retryAfter: z.int().min(1).max(86_400).optional(),
  times: z.int().min(1).max(1_000_000).optional(),
  chatId: z.int().optional(),
  share: z.number().gt(0).max(1).optional(),
  lostAnswer: z.boolean().optional(),
});

const limits = z.strictObject({
  perSecond: z.int().min(1).max(100_000).default(30),
  perChatSecond: z.number().positive().max(100_000).default(1),
  perGroupMinute: z.number().positive().max(1_000_000).default(20),
  burst: z.int().min(0).max(100_000).default(3),
  answerAfterMs: z.int().min(0).max(60_000).default(0),
});

const callsQuery = z.object({ method: z.string().max(64).optional() });

export function serveFaults(app: FastifyInstance, telegram: Telegram): void {
  app.get('/faults', () => telegram.faults.list());

  app.post('/faults', async (request, reply) => {
    const given = parseInput(fault, request.body);
    const { share, times = share === undefined ? 1 : undefined } = given;
    const ordered = { ...given, ...(times !== undefined && { times }) };
    if (ordered.lostAnswer && ordered.errorCode !== 0) {
      throw controlError(400, 'lostAnswer: only errorCode 0 loses an answer');
    }
    if (
      findMethod(ordered.method) === undefined &&
      findUnimplemented(ordered.method) === undefined
    ) {
      throw controlError(400, `method: Telegram has no method ${ordered.method}`);
    }
    if (!telegram.faults.add(ordered)) throw controlError(409, 'There are too many faults');
    return reply.code(201).send(ordered);
  });

  app.delete('/faults', async (_request, reply) => {
    telegram.faults.clear();
    return reply.code(204).send();
  });

  app.get('/pacing', () => telegram.pacing.view());

  app.put('/pacing', (request) => {
    telegram.pacing.set(parseInput(limits, request.body));
    return telegram.pacing.view();
  });

  app.delete('/pacing', async (_request, reply) => {
    telegram.pacing.set(undefined);
    return reply.code(204).send();
  });

  app.get('/flaws', () => telegram.calls.listFlaws());
  app.get('/calls', (request) => telegram.calls.list(parseInput(callsQuery, request.query).method));
}
