import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toRefusal } from '#src/bot-api/faults/faults.ts';
import { findMethod, findUnimplemented } from '#src/bot-api/methods/table.ts';
import {
  describePayload,
  readInteger,
  readPayload,
  type Payload,
} from '#src/bot-api/parameters/payload.ts';
import {
  isRefusal,
  notFound,
  refusal,
  tooManyRequests,
  unauthorized,
} from '#src/bot-api/parameters/refusals.ts';
import { markAnswerLost } from '#src/state/chats.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

const FILE_BYTES_AT_MOST = 50 * 1024 * 1024;
const BODY_BYTES_AT_MOST = 1024 * 1024;

/** What a bot sees when the network fails under it. */
function hangUp(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.destroy();
}

function callerGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.on('close', () => controller.abort());
  return controller.signal;
}

async function carryOut(
  telegram: Telegram,
  name: string,
  payload: Payload,
  reply: FastifyReply,
): Promise<unknown> {
  const method = findMethod(name);
  if (method !== undefined) {
    const result = await method.run({ telegram, payload, signal: callerGone(reply) });
    const held = telegram.pacing.delayOf(name);
    if (held > 0) await delay(held);
    return result;
  }
  const missing = findUnimplemented(name);
  if (missing === undefined) throw notFound();
  throw refusal(404, `Not Found: method ${missing} is not implemented by the sandbox`);
}

async function run(
  telegram: Telegram,
  name: string,
  payload: Payload,
  reply: FastifyReply,
): Promise<unknown> {
  const chatId = readInteger(payload, 'chat_id');
  const retryAfter = telegram.pacing.refuse(name, chatId);
  if (retryAfter !== undefined) throw tooManyRequests(retryAfter);
  const fault = telegram.faults.take(name, chatId);
  if (fault === undefined) return carryOut(telegram, name, payload, reply);
  if (fault.errorCode !== 0) throw Object.assign(toRefusal(fault), { isOrdered: true });
  if (fault.lostAnswer) {
    const result = await carryOut(telegram, name, payload, reply).catch(() => undefined);
    markAnswerLost(telegram.store, chatId, result);
  }
  hangUp(reply);
  throw refusal(0, 'The connection was closed');
}

function sendRefusal(reply: FastifyReply, error: unknown): FastifyReply {
  const { errorCode, message, parameters } = isRefusal(error)
    ? error
    : refusal(500, 'Internal Server Error');
  return reply
    .code(errorCode)
    .send({ ok: false, error_code: errorCode, description: message, parameters });
}

/** `/bot<token>/<method>` and `/file/bot<token>/<path>`. */
export async function serveBotApi(app: FastifyInstance, telegram: Telegram): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { limits: { fileSize: FILE_BYTES_AT_MOST, fieldSize: 1e6 } });
  const parse =
    (read: (body: string) => unknown) =>
    async (_request: FastifyRequest, body: string | Buffer): Promise<unknown> => {
      const text = body.toString();
      return text === '' ? {} : read(text);
    };
  const asText = { parseAs: 'string', bodyLimit: BODY_BYTES_AT_MOST } as const;
  app.addContentTypeParser('application/json', asText, parse(JSON.parse));
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    asText,
    parse((body) => Object.fromEntries(new URLSearchParams(body))),
  );
  app.addContentTypeParser(
    '*',
    asText,
    parse(() => ({})),
  );

  app.setErrorHandler((error: { code?: string; statusCode?: number }, _request, reply) => {
    if (isRefusal(error)) return sendRefusal(reply, error);
    if (error.statusCode === 413)
      return sendRefusal(reply, refusal(413, 'Request Entity Too Large'));
    if (error instanceof SyntaxError || error.statusCode === 400) {
      return sendRefusal(reply, refusal(400, "Bad Request: can't parse JSON object"));
    }
    return sendRefusal(reply, error);
  });

  app.route<{ Params: { token: string; method: string } }>({
    method: ['GET', 'POST'],
    url: '/bot:token/:method',
    async handler(request, reply) {
      const { token, method } = request.params;
      if (!sameSecret(token, telegram.bot.token)) throw unauthorized();
      const name = findMethod(method)?.name ?? findUnimplemented(method) ?? method.slice(0, 64);
      const time = new Date().toISOString();
      const payload = await readPayload(request);
      const call = { method: name, time, payload: describePayload(payload) };
      try {
        const result = await run(telegram, name, payload, reply);
        telegram.calls.record({ ...call, ok: true });
        return await reply.send({ ok: true, result });
      } catch (error) {
        if (!isRefusal(error)) telegram.logger.warn(`${name} failed: ${String(error)}`);
        const errorCode = isRefusal(error) ? error.errorCode : 500;
        const refused = isRefusal(error) && !error.isOrdered ? error.message : undefined;
        telegram.calls.record({ ...call, ok: false, errorCode, refusal: refused });
        return reply.sent ? reply : sendRefusal(reply, error);
      }
    },
  });

  app.get<{ Params: { token: string; '*': string } }>(
    '/file/bot:token/*',
    async (request, reply) => {
      if (!sameSecret(request.params.token, telegram.bot.token)) throw unauthorized();
      const file = telegram.files.findByPath(request.params['*']);
      const bytes = file && (await telegram.files.read(file));
      if (bytes === undefined) throw notFound();
      return reply.type('application/octet-stream').send(bytes);
    },
  );
}

function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
