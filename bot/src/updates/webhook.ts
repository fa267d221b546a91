import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { takeUpdate, type Client } from '@kollab/contract';
import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import type { Logger } from 'pino';
import { listenProblem } from '@kollab/runtime/metrics';
import { describeFailure, traceOf } from '#src/platform/failure.ts';
import { backOff, pause } from '@kollab/runtime/pause';
import { allowedUpdates } from './allowed-updates.ts';

export interface Webhook {
  url: string;
  secret: string;
  port: number;
}

interface Surroundings {
  bot: Bot;
  api: Client;
  logger: Logger;
  stopping: AbortSignal;
}

/** Telegram is answered by then; longer work goes on without it. */
const answerWithin = 8000;
const longestBody = 1024 * 1024;
const apiPatience = 5000;

export async function listen(surroundings: Surroundings, webhook: Webhook) {
  const { logger } = surroundings;
  const { pathname } = new URL(webhook.url);
  const inHand = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const answer = async (): Promise<number> => {
      if (request.method !== 'POST' || request.url?.split('?')[0] !== pathname) return 404;
      if (!isProven(request, webhook.secret)) return 401;
      if (!(Number(request.headers['content-length']) <= longestBody)) return 413;
      const update = await json(request).catch(() => undefined);
      if (!isUpdate(update)) return 400;
      const handled = take(surroundings, update);
      inHand.add(handled);
      void handled.catch(() => undefined).finally(() => inHand.delete(handled));
      await Promise.race([handled, wait(answerWithin, undefined, { ref: false })]);
      return 200;
    };
    answer()
      .catch((error: unknown) => {
        logger.warn({ reason: describeFailure(error) }, 'An update is to be brought again');
        return 503;
      })
      .then((status) => response.writeHead(status, { connection: 'close' }).end())
      .catch(() => response.destroy());
  });
  server.requestTimeout = 15_000;
  const { port } = webhook;
  server.listen(port);
  await once(server, 'listening').catch((error: unknown) => {
    throw listenProblem(error, { port, host: '::' }, 'WEBHOOK_PORT');
  });
  const registered = register(surroundings, webhook);
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.close();
      server.closeIdleConnections();
      await Promise.allSettled([registered, ...inHand]);
    },
  };
}

const isProven = ({ headers }: IncomingMessage, secret: string) => {
  const given = Buffer.from(String(headers['x-telegram-bot-api-secret-token'] ?? ''));
  const expected = Buffer.from(secret);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const isUpdate = (body: unknown): body is Update =>
  typeof body === 'object' &&
  body !== null &&
  'update_id' in body &&
  Number.isSafeInteger(body.update_id);

/**
 * Handles an update that comes twice once: the API takes note of it first. Throws while the API
 * cannot, so that Telegram comes again.
 */
async function take({ bot, api, logger }: Surroundings, update: Update) {
  const { update_id: updateId } = update;
  const signal = AbortSignal.timeout(apiPatience);
  const { isNew } = await api(takeUpdate, { body: { updateId } }, { signal });
  if (!isNew) return;
  await bot.handleUpdate(update).catch((error: unknown) => {
    const facts = { update: updateId, reason: describeFailure(error), trace: traceOf(error) };
    logger.error(facts, 'An update was not handled');
  });
}

async function register({ bot, logger, stopping }: Surroundings, { url, secret }: Webhook) {
  const delays = backOff(1000);
  const settings = { secret_token: secret, allowed_updates: allowedUpdates };
  while (!stopping.aborted) {
    try {
      await bot.api.setWebhook(url, settings);
      return;
    } catch (error) {
      logger.warn({ reason: describeFailure(error) }, 'Telegram did not take the webhook');
      await pause(delays.next(), stopping);
    }
  }
}
