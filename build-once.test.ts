import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOnce } from './scripts/build-once.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kollab-build-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('what has not changed is not built again, and nothing stale is kept', async () => {
  const [folder, source] = [join(root, 'dist'), join(root, 'source.ts')];
  const result = join(folder, 'index.html');
  let builds = 0;
  const start = async (
    origin = 'http://a.ru',
    meanwhile?: () => Promise<unknown>,
    into = folder,
  ) => {
    builds = 0;
    await buildOnce({
      folder: into,
      sources: [source],
      settings: { origin },
      async build() {
        builds += 1;
        await mkdir(folder, { recursive: true });
        await writeFile(result, `${origin} ${await readFile(source, 'utf8')}`);
        await meanwhile?.();
      },
    });
    return builds;
  };

  await writeFile(source, 'one');
  expect([await start(), await start()]).toEqual([1, 0]);
  await writeFile(source, 'two');
  expect([await start(), await start()]).toEqual([1, 0]);
  expect([await start('http://b.ru'), await start('http://b.ru')]).toEqual([1, 0]);
  expect(await readFile(result, 'utf8')).toBe('http://b.ru two');
  await writeFile(result, 'by somebody else');
  expect([await start('http://b.ru'), await start('http://b.ru')]).toEqual([1, 0]);
  await rm(result);
  expect([await start('http://b.ru'), await start('http://b.ru')]).toEqual([1, 0]);
  const moved = join(root, 'elsewhere');
  await cp(folder, moved, { recursive: true });
  await cp(`${folder}.hash`, `${moved}.hash`);
  expect(await start('http://b.ru', undefined, moved)).toBe(0);
  await start('http://c.ru', () => writeFile(source, 'three'));
  await writeFile(source, 'two');
  expect([await start('http://c.ru'), await start('http://c.ru')]).toEqual([1, 0]);
});
