import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { controlError } from '#src/control/common/input.ts';
import type { Change } from '#src/control/common/shapes.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

const HEARTBEAT_MS = 15_000;
const LISTENERS_AT_MOST = 50;

export function serveEvents(app: FastifyInstance, telegram: Telegram): void {
  const open = new Set<ServerResponse>();

  app.get('/events', async (_request, reply) => {
    if (open.size >= LISTENERS_AT_MOST) throw controlError(503, 'There are too many listeners');
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 1000\n\n');
    open.add(raw);
    const unsubscribe = telegram.store.subscribe((change: Change) => {
      raw.write(`data: ${JSON.stringify(change)}\n\n`);
    });
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
    raw.on('close', () => {
      clearInterval(heartbeat);
      unsubscribe();
      open.delete(raw);
    });
  });

  app.addHook('preClose', async () => {
    for (const raw of open) raw.end();
  });
}
