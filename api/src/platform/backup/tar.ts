import { Header } from 'tar';
import { BackupError } from './backup-error.ts';

/** Each file of an archive is small enough to be held. */
export interface Entry {
  name: string;
  content: Buffer;
}

const block = 512;
const largest = 64 * 1024 * 1024;
const paddingOf = (size: number) => (block - (size % block)) % block;

export async function* packTar(entries: AsyncIterable<Entry>, mtime: Date) {
  for await (const { name, content } of entries) {
    const header = new Header({ path: name, size: content.length, mode: 0o600, type: 'File' });
    header.mtime = mtime;
    const head = Buffer.alloc(block);
    header.encode(head, 0);
    yield head;
    if (content.length > 0) yield content;
    yield Buffer.alloc(paddingOf(content.length));
  }
  yield Buffer.alloc(2 * block);
}

/** Throws a `BackupError` where it is no archive, or is cut off. */
export async function* unpackTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const { take, drain } = taker(chunks);
  for (;;) {
    const header = readHeader(await take(block));
    // The checksum of it all is behind the end.
    if (header.nullBlock) return drain();
    const { path, size = 0, cksumValid } = header;
    if (!cksumValid || !path || size > largest || header.type !== 'File') {
      throw new BackupError('damaged');
    }
    const content = await take(size);
    await take(paddingOf(size));
    yield { name: path, content };
  }
}

function readHeader(bytes: Buffer) {
  try {
    return new Header(bytes);
  } catch {
    throw new BackupError('damaged');
  }
}

function taker(chunks: AsyncIterable<Buffer>) {
  const source = chunks[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let size = 0;
  const take = async (count: number) => {
    while (size < count) {
      const next = await source.next();
      if (next.done) throw new BackupError('damaged');
      held.push(next.value);
      size += next.value.length;
    }
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held);
    held = size > count ? [all.subarray(count)] : [];
    size -= count;
    return all.subarray(0, count);
  };
  const drain = async () => {
    while (!(await source.next()).done);
  };
  return { take, drain };
}
