import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

type Content = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;

export type Append = (name: string, content: Content) => Promise<void>;

/**
 * A zip as a stream, written as fast as it is read: `write` adds one file after another. Whoever
 * stops reading ends the writing; a failure of it breaks the stream off.
 */
export function zipStream(at: Date, write: (append: Append) => Promise<void>) {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const abandoned = new AbortController();
  output.once('close', () => abandoned.abort());
  const fail = (error: unknown) => {
    output.destroy(error as Error);
  };
  zip.on('error', fail);
  const append: Append = (name, content) =>
    new Promise((resolve, reject) => {
      const input = Readable.from(content, { objectMode: false, signal: abandoned.signal });
      input.once('end', resolve).once('error', reject);
      zip.addReadStream(input, name, { mtime: at });
    });
  void write(append).then(() => zip.end(), fail);
  return output;
}
