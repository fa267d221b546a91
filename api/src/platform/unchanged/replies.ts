import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Fingerprint, Places } from '#src/platform/unchanged/fingerprint.sql.ts';

/** Says that the caller has the reply already. */
export const unchanged = Symbol('unchanged');

const mostKept = 10_000;
/** In characters. */
const mostPlaces = 16_000_000;
const keptFor = 10 * 60_000;

/** Reads what a reply is made of, told what was found when it was made. */
type Read = (places?: Places) => Promise<readonly Fingerprint[]> | undefined;

/** What a reply was made of. */
type Kept = Pick<Fingerprint, 'rows' | 'places'>;

const sizeOf = ({ rows, places = {} }: Kept) =>
  [rows, ...Object.values(places)].reduce((sum, text) => sum + text.length, 0);

/**
 * Remembers what the replies of a call were made of that callers have, by their tags: while that is
 * the same, nothing else has to be read to say so. Who asks without a tag is not held up.
 */
export function rememberReplies() {
  const kept = new LRUCache<string, Kept>({
    max: mostKept,
    maxSize: mostPlaces,
    sizeCalculation: sizeOf,
    ttl: keptFor,
  });
  const made = new WeakMap<FastifyRequest, Kept>();

  /** Answers `unchanged` where it may, else what `make` makes. */
  async function answer<T>(request: FastifyRequest, read: Read, make: () => Promise<T> | T) {
    made.delete(request);
    const tag = request.headers['if-none-match'];
    if (tag === undefined) return make();
    const known = kept.get(keyOf(request, tag));
    const [seen] = (await read(known?.places)) ?? [];
    if (known && known.rows === seen?.rows) return unchanged;
    // The rows of another reply lie elsewhere.
    const [before] = known?.places ? ((await read()) ?? []) : [seen];
    if (before === undefined) return make();
    const reply = await make();
    const [after] = (await read(before.places)) ?? [];
    // Nothing was committed in between: the reply is made of these rows and no others.
    const isStill = before.moment === after?.moment && before.rows === after.rows;
    if (before.moment !== null && isStill) made.set(request, before);
    return reply;
  }

  /** Learns which tag a reply got. */
  function note(request: FastifyRequest, response: FastifyReply) {
    const reply = made.get(request);
    const tag = response.getHeader('etag');
    const isReply = response.statusCode === 200 || response.statusCode === 304;
    if (reply && typeof tag === 'string' && isReply) kept.set(keyOf(request, tag), reply);
  }

  return { answer, note };
}

/** Somebody else gets another reply, and so does the same person in another role. */
function keyOf({ actor, url }: FastifyRequest, tag: string) {
  if (actor.kind !== 'person') return `${actor.kind} ${url} ${tag}`;
  const { id, role, isSuspended } = actor.person;
  return `${id} ${role} ${isSuspended} ${url} ${tag}`;
}
