import { Readable } from 'node:stream';
import type { Changes } from '#src/platform/database/listening/changes.ts';
import { liveStreams } from '#src/platform/metrics/metrics.ts';

/** Milliseconds between signs of life, so that nothing on the way takes a silent stream for a dead one. */
const beat = 25_000;
/** After which a stream ends, give or take a fifth; who still looks opens another. */
const lifetime = 15 * 60_000;

/** As many as one person may have open at once; with one more, the eldest ends. */
const mostOfOne = 8;

/** In bytes. */
const mostUnread = 200;

const signOfLife = ':\n\n';
const event = 'data: changed\n\n';
/** Milliseconds until who was cut off tries again: not all at the same moment. */
const comeback = () => `retry: ${Math.round(2000 + 6000 * Math.random())}\n\n`;

/** The streams of server-sent events that one server has open. */
export function openStreams(changes: Changes) {
  const open = new Map<string, Set<Readable>>();
  const each = (act: (stream: Readable) => void) => open.forEach((own) => own.forEach(act));
  let isClosed = false;
  const beating = setInterval(() => each((stream) => say(stream, signOfLife)), beat).unref();

  /** A stream that says whenever something changed for a person. */
  function add(personId: string): Readable {
    const own = open.get(personId) ?? new Set();
    const [eldest] = own;
    if (own.size >= mostOfOne) eldest?.push(null);
    const stream = new Readable({ read: () => undefined });
    open.set(personId, own.add(stream));
    liveStreams.inc();
    const unfollow = changes.follow(personId, () => say(stream, event));
    const end = setTimeout(() => stream.push(null), lifetime * (0.8 + 0.4 * Math.random())).unref();
    stream.once('close', () => {
      clearTimeout(end);
      unfollow();
      own.delete(stream);
      if (own.size === 0 && open.get(personId) === own) open.delete(personId);
      liveStreams.dec();
    });
    stream.push(comeback());
    // Who came while the server stops would hold it up.
    if (isClosed) stream.push(null);
    return stream;
  }

  /** Ends them all. */
  function close() {
    isClosed = true;
    clearInterval(beating);
    each((stream) => stream.push(null));
  }

  return { add, close };
}

/** Who does not read is told no more: what waits for them says enough. */
function say(stream: Readable, words: string) {
  if (!stream.readableEnded && stream.readableLength < mostUnread) stream.push(words);
}
