import { LRUCache } from 'lru-cache';
import { unlessEnded } from './gate.ts';
import { toJpeg } from './picture.ts';

/** In bytes: a cover takes some 200 KB, one of noise 700. */
const mostBytes = 32 * 1024 * 1024;
/** What was removed is not shown for longer. */
const keptFor = 10 * 60_000;

interface Making {
  jpeg: Promise<Buffer>;
  asking: number;
  ending: AbortController;
}

/**
 * Answers pictures of ours as JPEGs by their paths, the last of them from memory: each is made once
 * for all who ask meanwhile, and no more once all of them have left. Throws what `read` throws,
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

  function begin(path: string) {
    const ending = new AbortController();
    const jpeg = toJpeg(() => read(path), ending.signal);
    const one = { jpeg, asking: 0, ending };
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

  return async function jpegOf(path: string, signal: AbortSignal) {
    const known = kept.get(path);
    if (known) return known;
    const one = making.get(path) ?? begin(path);
    one.asking += 1;
    try {
      return await unlessEnded(one.jpeg, signal);
    } finally {
      leave(path, one);
    }
  };
}
