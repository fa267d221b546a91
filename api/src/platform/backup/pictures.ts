import { createHash } from 'node:crypto';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Files } from '#src/platform/files/files.ts';
import { digest, type Manifest, pictureOf } from './manifest.ts';
import type { Entry } from './tar.ts';

type Found = Pick<Manifest, 'pictures' | 'missing'>;

const atOnce = 8;
const linesPerEntry = 10_000;

export async function listPictures(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('uploads').select('path').orderBy('path').execute();
  return rows.map(({ path }) => path);
}

export async function* readPictures(
  files: Pick<Files, 'read'>,
  paths: string[],
  done: (found: Found) => void,
): AsyncGenerator<Entry> {
  const sum = sumPictures();
  const missing: string[] = [];
  for (let at = 0; at < paths.length; at += atOnce) {
    const batch = paths.slice(at, at + atOnce);
    const contents = await Promise.all(batch.map((path) => read(files, path)));
    for (const [index, content] of contents.entries()) {
      const path = batch[index] ?? '';
      if (!content) {
        missing.push(path);
        continue;
      }
      const name = path.slice(1);
      sum.add(name, content);
      yield { name, content };
      if (sum.held() >= linesPerEntry) yield sum.cut();
    }
  }
  if (sum.held() > 0) yield sum.cut();
  done({ pictures: sum.end(), missing });
}

async function read(files: Pick<Files, 'read'>, path: string) {
  if (pictureOf(path.slice(1)) !== path) return undefined;
  return files.read(path).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'notFound') return undefined;
    throw error;
  });
}

export function sumPictures() {
  const all = createHash('sha256');
  const total = { count: 0, bytes: 0 };
  let [lines, entry]: [string[], number] = [[], 0];
  return {
    held: () => lines.length,
    add(name: string, content: Buffer) {
      const line = `${digest(content)}  ${name}\n`;
      lines.push(line);
      all.update(line);
      total.count += 1;
      total.bytes += content.length;
    },
    cut(): Entry {
      const content = Buffer.from(lines.join(''));
      lines = [];
      entry += 1;
      return { name: `uploads-${String(entry).padStart(6, '0')}.sha256`, content };
    },
    end: () => ({ ...total, sha256: all.digest('hex') }),
  };
}
