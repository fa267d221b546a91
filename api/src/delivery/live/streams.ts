import { Readable } from 'node:stream';
import { strangerId } from '#src/platform/access/actor.ts';
import type { Changes } from '#src/platform/database/listening/changes.ts';
import { liveStreams } from '#src/platform/metrics/metrics.ts';

/** Milliseconds between signs of life, so that nothing on the way takes a silent stream for a dead one. */
const beatEvery = 25_000;
/** After which a stream ends, give or take a fifth; who still looks opens another. */
const lifetime = 15 * 60_000;

/** Streams that one person may have open; one more ends the oldest. */
const mostOfOne = 8;

/** Bytes that wait for a client that does not read, until it is told nothing more. */
const mostUnread = 200;

const signOfLife = ':\n\n';
const event = 'data: changed\n\n';
/** Milliseconds until a client that was cut off tries again; random, so that not all come at once. */
const comeback = () => `retry: ${Math.round(2000 + 6000 * Math.random())}\n\n`;

interface Follower {
  id: string;
  isSuspended: boolean;
  /** Until when Telegram vouches for them, where it does. */
  validUntil?: Date | undefined;
}

interface Open extends Follower {
  stream: Readable;
}

interface Options {
  /** Which of these people are suspended, and which are not here any more. */
  listSuspensions: (ids: string[]) => Promise<{ id: string; isSuspended: boolean }[]>;
  clock: () => Date;
  onProblem?: (error: unknown) => void;
}

export function openStreams(changes: Changes, { listSuspensions, clock, onProblem }: Options) {
  const open = new Map<string, Set<Open>>();
  const all = () => Array.from(open.values(), (own) => Array.from(own)).flat();
  let isClosed = false;
  const beating = setInterval(() => {
    beat().catch((error: unknown) => onProblem?.(error));
  }, beatEvery).unref();

  function add(follower: Follower): Readable {
    const { id } = follower;
    const own = open.get(id) ?? new Set();
    const [eldest] = own;
    if (own.size >= mostOfOne) eldest?.stream.push(null);
    const stream = new Readable({ read: () => undefined });
    const one = { ...follower, stream };
    open.set(id, own.add(one));
    liveStreams.inc();
    const unfollow = changes.follow(id, () => say(stream, event));
    const end = setTimeout(() => stream.push(null), lifetime * (0.8 + 0.4 * Math.random())).unref();
    stream.once('close', () => {
      clearTimeout(end);
      unfollow();
      own.delete(one);
      if (own.size === 0 && open.get(id) === own) open.delete(id);
      liveStreams.dec();
    });
    stream.push(comeback());
    // Who came while the server stops would hold it up.
    if (isClosed) stream.push(null);
    return stream;
  }

  /**
   * A sign of life to everybody who may still follow. Cuts off whose sign-in ended, who left, and
   * who was suspended or released since they began: what they ask next is judged anew.
   */
  async function beat() {
    const followers = all();
    for (const { stream } of followers) say(stream, signOfLife);
    const now = clock();
    for (const { validUntil, stream } of followers) {
      if (validUntil && validUntil <= now) stream.push(null);
    }
    const known = followers.filter(({ id }) => id !== strangerId);
    if (known.length === 0) return;
    const suspensions = await listSuspensions([...new Set(known.map(({ id }) => id))]);
    const suspended = new Map(suspensions.map(({ id, isSuspended }) => [id, isSuspended]));
    for (const { id, isSuspended, stream } of known) {
      if (suspended.get(id) !== isSuspended) stream.push(null);
    }
  }

  function close() {
    isClosed = true;
    clearInterval(beating);
    for (const { stream } of all()) stream.push(null);
  }

  return { add, beat, close };
}

/** Skips a client that does not read: what already waits for it says enough. */
function say(stream: Readable, words: string) {
  if (!stream.readableEnded && stream.readableLength < mostUnread) stream.push(words);
}
