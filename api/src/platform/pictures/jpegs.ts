import { LRUCache } from 'lru-cache';
import { AppError } from '#src/platform/errors/app-error.ts';
import { untilAborted } from './gate.ts';
import { toJpeg } from './picture.ts';

/** In bytes: a cover takes some 200 KB, one of noise 700. */
const mostBytes = 32 * 1024 * 1024;
/** What was removed is not shown for longer. */
const keptFor = 10 * 60_000;

interface Making {
  jpeg: Promise<Buffer>;
  asker: string;
  asking: number;
  ending: AbortController;
}

/**
 * Answers pictures of ours as JPEGs by their paths, the last of them from memory: each is made once
 * for all who ask meanwhile, and no more once all of them have left. Askers, by whatever tells them
 * apart, have turns: who asks for many waits for them, and others do not. Throws what `read` throws,
 * unsupportedPicture, unavailable when too much is under way or `signal` ends.
 */
export function keepJpegs(read: (path: string) => Promise<Buffer>, mostKept = mostBytes) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: mostKept,
    sizeCalculation: (jpeg, path) => jpeg.buffer.byteLength + path.length,
    ttl: keptFor,
  });
  const making = new Map<string, Making>();

  function forget(path: string, one: Making) {
    if (making.get(path) === one) making.delete(path);
  }

  function begin(path: string, asker: string) {
    const ending = new AbortController();
    const jpeg = toJpeg(() => read(path), ending.signal, asker);
    const one = { jpeg, asker, asking: 0, ending };
    making.set(path, one);
    void jpeg
      .then((made) => kept.set(path, made))
      .catch(() => undefined)
      .finally(() => forget(path, one));
    return one;
  }

  function leave(path: string, one: Making) {
    one.asking -= 1;
    if (one.asking > 0) return;
    forget(path, one);
    one.ending.abort();
  }

  async function waitFor(path: string, one: Making, signal: AbortSignal) {
    one.asking += 1;
    try {
      return await untilAborted(one.jpeg, signal);
    } finally {
      leave(path, one);
    }
  }

  return async function jpegOf(path: string, signal: AbortSignal, asker: string) {
    const known = kept.get(path);
    if (known) return known;
    const one = making.get(path) ?? begin(path, asker);
    return waitFor(path, one, signal).catch((error: unknown) => {
      // It was somebody else's turn that was given up: one's own is left.
      const isTheirs = one.asker !== asker && !signal.aborted && isUnavailable(error);
      if (!isTheirs) throw error;
      forget(path, one);
      return waitFor(path, making.get(path) ?? begin(path, asker), signal);
    });
  };
}

const isUnavailable = (error: unknown) => error instanceof AppError && error.code === 'unavailable';
