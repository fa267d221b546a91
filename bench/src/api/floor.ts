import Fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import pg from 'pg';
import type { Statement } from './record.ts';

/** What a call did once: its statements, its answer and the ids that differ between two calls. */
export interface Recording {
  statements: Statement[];
  reply: unknown;
  ids: Record<string, string>;
}

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const isMoment = (value: unknown) =>
  value instanceof Date || (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value));

/** The values of one call made from those of the recorded one. */
function valuesFor(values: unknown[], ids: Map<string, string>, fresh: Map<string, string>) {
  return values.map((value) => {
    if (isMoment(value)) return new Date();
    if (typeof value === 'number') return Number(ids.get(String(value)) ?? value);
    if (typeof value !== 'string') return value;
    // What the call made up is made up again, also within JSON.
    let text = value.replaceAll(uuids, (id) => {
      if (ids.has(id)) return id;
      if (!fresh.has(id)) fresh.set(id, randomUUID());
      return fresh.get(id) ?? id;
    });
    for (const [from, to] of ids) text = text.replaceAll(from, to);
    return text;
  });
}

/** The least a server can do: the same statements through plain pg, the same answer, nothing judged. */
async function serveFloor(url: string, recordings: Record<string, Recording>) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2 * availableParallelism() + 1,
  });
  const app = Fastify({ logger: false });
  for (const [name, { statements, reply, ids: recorded }] of Object.entries(recordings)) {
    const keys = Object.entries(recorded);
    const isTransaction = statements.some(({ text }) => /^begin/i.test(text));
    app.post<{ Body: Record<string, string> }>(`/${name}`, async ({ body }) => {
      const ids = new Map(keys.map(([key, from]) => [from, body[key] ?? from]));
      const fresh = new Map<string, string>();
      const client = isTransaction ? await pool.connect() : pool;
      try {
        for (const { text, values } of statements) {
          const given = keys.length > 0 ? valuesFor(values, ids, fresh) : values;
          await (values.length > 0 ? client.query(text, given) : client.query(text));
        }
        return reply;
      } finally {
        if ('release' in client) client.release();
      }
    });
  }
  return app.listen({ port: 0, host: '127.0.0.1' });
}

process.once('message', (message: { url: string; recordings: Record<string, Recording> }) => {
  void serveFloor(message.url, message.recordings).then((address) => process.send?.({ address }));
});
process.once('disconnect', () => process.exit());
