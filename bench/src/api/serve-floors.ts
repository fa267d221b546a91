import { verifyInitData } from '@kollab/api/platform/access/init-data';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import pg from 'pg';
import { botToken } from '#src/kit/environment.ts';
import type { Ask, Asked, Floor } from './floor/floor.ts';
import { floors, type Name } from './floor/floors.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 && format !== 'binary'
      ? (value: string) => Number(value)
      : pg.types.getTypeParser(oid, format),
};

const pools = new Map<string, pg.Pool>();

function poolFor(connectionString: string, options = '') {
  const max = 2 * availableParallelism() + 1;
  const pool =
    pools.get(options) ?? new pg.Pool({ connectionString, options, types, max, pipeline: true });
  pools.set(options, pool);
  return pool;
}

const names = new Map<string, string>();

function nameOf(text: string) {
  const name = names.get(text) ?? `floor_${names.size}`;
  names.set(text, name);
  return name;
}

const callerText = 'select role, suspended_at from users where telegram_id = $1';
const refused = () => Object.assign(new Error('refused'), { statusCode: 403 });

/** Looks at who calls, and answers them, in the same moment. */
async function answerTo(
  telegramId: number,
  pool: pg.Pool,
  answer: (ask: Ask, askUnnamed: Ask) => unknown,
) {
  const client = await pool.connect();
  const askUnnamed: Ask = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await client.query({ text, values: [...values] })).rows as Row[];
  const ask: Ask = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await client.query({ name: nameOf(text), text, values: [...values] })).rows as Row[];
  try {
    const looked = ask<{ role: string; suspended_at: Date | null }>(callerText, [telegramId]);
    const [[caller], reply] = await Promise.all([looked, answer(ask, askUnnamed)]);
    if (caller?.role !== 'user' || caller.suspended_at !== null) throw refused();
    return reply;
  } finally {
    client.release();
  }
}

const signedBy = ({ headers: { authorization = '' } }: FastifyRequest) =>
  verifyInitData(authorization.slice('tma '.length), botToken, new Date()).telegramId;

/** Sends JSON, or that it is what the caller has. */
function sendJson(request: FastifyRequest, reply: FastifyReply, value: unknown) {
  const json = JSON.stringify(value);
  const etag = `W/"${createHash('sha1').update(json).digest('base64')}"`;
  void reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}

type Serve = (name: Name, floor: Floor, request: FastifyRequest) => unknown;

async function listen(serve: Serve) {
  const app = Fastify({ logger: false });
  for (const [name, floor] of Object.entries(floors)) {
    app.route({
      method: floor.method,
      url: floor.url,
      handler: async (request, reply) =>
        sendJson(request, reply, await serve(name as Name, floor, request)),
    });
  }
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** What is to be served, and where that is done. */
export interface Order {
  url: string;
  answers: Partial<Record<Name, unknown>>;
}
export type Addresses = Record<'floor' | 'bare', string>;

/** The calls by hand: with what they ask of Postgres, and with nothing but what they answer. */
async function start({ url, answers }: Order) {
  const floor = await listen((_, { settings, answer }, request) => {
    const telegramId = signedBy(request);
    const key = request.headers['idempotency-key'] as string | undefined;
    const { params, query, body } = request as Pick<Asked, 'params' | 'query' | 'body'>;
    return answerTo(telegramId, poolFor(url, settings), (ask, askUnnamed) =>
      answer({ telegramId, params, query, body, key, ask, askUnnamed }),
    );
  });
  const bare = await listen((name) => answers[name]);
  process.send?.({ floor, bare } satisfies Addresses);
}

process.once('message', (order: Order) => void start(order));
process.once('disconnect', () => process.exit());
