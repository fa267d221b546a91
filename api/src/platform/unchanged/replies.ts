import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Fingerprint } from '#src/platform/unchanged/fingerprint.sql.ts';

/** Says that the caller has the reply already. */
export const unchanged = Symbol('unchanged');

const mostKept = 10_000;
const keptFor = 10 * 60_000;

type Read = () => Promise<readonly Fingerprint[]> | undefined;

/**
 * Remembers what the replies of a call were made of that callers have, by their tags: while that is
 * the same, nothing else has to be read to say so. Who asks without a tag is not held up.
 */
export function rememberReplies() {
  const kept = new LRUCache<string, string>({ max: mostKept, ttl: keptFor });
  const made = new WeakMap<FastifyRequest, string>();

  /** Answers `unchanged` where it may, else what `make` makes. */
  async function answer<T>(request: FastifyRequest, read: Read, make: () => Promise<T> | T) {
    made.delete(request);
    const tag = request.headers['if-none-match'];
    const [before] = (tag !== undefined && (await read())) || [];
    if (tag === undefined || before === undefined) return make();
    if (kept.get(keyOf(request, tag)) === before.rows) return unchanged;
    const reply = await make();
    const [after] = (await read()) ?? [];
    // Nothing was committed in between: the reply is made of these rows and no others.
    const isStill = before.moment === after?.moment && before.rows === after.rows;
    if (before.moment !== null && isStill) made.set(request, before.rows);
    return reply;
  }

  /** Learns which tag a reply got. */
  function note(request: FastifyRequest, response: FastifyReply) {
    const rows = made.get(request);
    const tag = response.getHeader('etag');
    const isReply = response.statusCode === 200 || response.statusCode === 304;
    if (rows !== undefined && typeof tag === 'string' && isReply) {
      kept.set(keyOf(request, tag), rows);
    }
  }

  return { answer, note };
}

/** Somebody else gets another reply, and so does the same person in another role. */
function keyOf({ actor, url }: FastifyRequest, tag: string) {
  if (actor.kind !== 'person') return `${actor.kind} ${url} ${tag}`;
  const { id, role, isSuspended } = actor.person;
  return `${id} ${role} ${isSuspended} ${url} ${tag}`;
}
