import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { twoColours } from '#test/pictures.ts';
import { keepJpegs } from './jpegs.ts';

let stored: Buffer;
beforeAll(async () => {
  stored = await sharp(await twoColours(80, 40))
    .webp()
    .toBuffer();
});

function storing(mostKept?: number) {
  const reads: string[] = [];
  const held = Promise.withResolvers<void>();
  const keeping = keepJpegs(async (path) => {
    reads.push(path);
    await held.promise;
    return path === 'junk' ? Buffer.from('junk') : stored;
  }, mostKept);
  const jpegOf = (path: string, signal: AbortSignal, asker = 'one') => keeping(path, signal, asker);
  return { reads, release: () => held.resolve(), jpegOf };
}
const patient = () => AbortSignal.timeout(60_000);
const unavailable = { code: 'unavailable' };

test('a hundred who ask at once wait for one, and later it is there', async () => {
  const { reads, release, jpegOf } = storing();
  const asked = Array.from({ length: 100 }, () => jpegOf('a', patient()));
  release();
  const [first] = await Promise.all(asked);
  expect((await sharp(first).metadata()).format).toBe('jpeg');
  expect(await jpegOf('a', patient())).toBe(first);
  expect(reads).toEqual(['a']);
});

test('what is refused is not read', async () => {
  const { reads, release, jpegOf } = storing();
  const asked = Array.from({ length: 60 }, (_, at) => jpegOf(`${at}`, patient()));
  const outcomes = Promise.allSettled(asked);
  await expect(asked.at(-1)).rejects.toMatchObject(unavailable);
  expect(reads).toEqual(['0']);
  release();
  const made = (await outcomes).filter(({ status }) => status === 'fulfilled');
  expect(made).toHaveLength(17);
  expect(reads).toHaveLength(17);
});

test('who asks for many keeps none from others, who have theirs before', async () => {
  const { reads, release, jpegOf } = storing();
  const many = Array.from({ length: 30 }, (_, at) => jpegOf(`many-${at}`, patient(), 'greedy'));
  const outcomes = Promise.allSettled(many);
  const others = Array.from({ length: 10 }, (_, at) => jpegOf(`${at}`, patient(), `other ${at}`));
  release();
  expect(await Promise.all(others)).toHaveLength(10);
  const made = (await outcomes).filter(({ status }) => status === 'fulfilled');
  expect(made).toHaveLength(7);
  expect(reads.slice(0, 3)).toEqual(['many-0', 'many-1', '0']);
});

test('who waits for what somebody else gives up has it in their own turn', async () => {
  const { release, jpegOf } = storing();
  const many = Array.from({ length: 17 }, (_, at) => jpegOf(`many-${at}`, patient(), 'greedy'));
  const outcomes = Promise.allSettled(many);
  const waiting = jpegOf('many-16', patient(), 'patient');
  const other = jpegOf('other', patient(), 'other');
  await expect(many[16]).rejects.toMatchObject(unavailable);
  release();
  expect(await Promise.all([waiting, other])).toHaveLength(2);
  await outcomes;
});

test('several who wait for what somebody else gives up have it made once', async () => {
  const { reads, release, jpegOf } = storing();
  const many = Array.from({ length: 17 }, (_, at) => jpegOf(`many-${at}`, patient(), 'greedy'));
  const outcomes = Promise.allSettled(many);
  const waiting = Array.from({ length: 9 }, (_, at) => jpegOf('many-16', patient(), `one ${at}`));
  const other = jpegOf('other', patient(), 'other');
  await expect(many[16]).rejects.toMatchObject(unavailable);
  release();
  expect(await Promise.all([...waiting, other])).toHaveLength(10);
  await outcomes;
  expect(reads.filter((path) => path === 'many-16')).toEqual(['many-16']);
});

test('one who leaves takes it from nobody else', async () => {
  const { reads, release, jpegOf } = storing();
  const leaving = new AbortController();
  const [left, stayed] = [jpegOf('a', leaving.signal), jpegOf('a', patient())];
  leaving.abort();
  await expect(left).rejects.toMatchObject(unavailable);
  release();
  expect((await stayed).length).toBeGreaterThan(0);
  expect(reads).toEqual(['a']);
});

test('what all have left is not made, and makes room', async () => {
  const { reads, release, jpegOf } = storing();
  const busy = jpegOf('busy', patient());
  const leaving = new AbortController();
  const left = Array.from({ length: 16 }, (_, at) => jpegOf(`left-${at}`, leaving.signal));
  const outcomes = Promise.allSettled(left);
  leaving.abort();
  await outcomes;
  const next = Array.from({ length: 16 }, (_, at) => jpegOf(`next-${at}`, patient()));
  release();
  expect(await Promise.all([busy, ...next])).toHaveLength(17);
  expect(reads.filter((path) => path.startsWith('left'))).toEqual([]);
});

test('who asks for what all have left gets it nevertheless', async () => {
  const { release, jpegOf } = storing();
  const leaving = new AbortController();
  const left = jpegOf('a', leaving.signal);
  leaving.abort();
  const again = jpegOf('a', patient());
  release();
  await expect(left).rejects.toMatchObject(unavailable);
  expect((await again).length).toBeGreaterThan(0);
});

test('so many bytes are kept, the last asked for', async () => {
  const one = (await sharp(stored).jpeg().toBuffer()).length;
  const { reads, release, jpegOf } = storing(one * 2.5);
  release();
  for (const path of ['a', 'b', 'a', 'c', 'a', 'b']) await jpegOf(path, patient());
  expect(reads).toEqual(['a', 'b', 'c', 'b']);
});

test('what is no picture is refused each time', async () => {
  const { release, jpegOf } = storing();
  release();
  for (const signal of [patient(), patient()]) {
    await expect(jpegOf('junk', signal)).rejects.toMatchObject({ code: 'unsupportedPicture' });
  }
});
