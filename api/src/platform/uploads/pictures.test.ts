import { updateExperiences } from '@kollab/contract';
import { ProfileChanges } from '@kollab/contract/schemas';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fresh, sharedApp, type Someone } from '#test/test-app.ts';
import { withStoredLogos } from '#src/people/profiles/logos.service.ts';
import { type SentPicture, takePictures } from './pictures.service.ts';
import { blankPng } from '#test/pictures.ts';

const hour = 60 * 60_000;
const kollab = sharedApp({ dailyLimits: { picture: 8 } });
const anya = fresh(() => kollab.person());
afterEach(() => {
  vi.restoreAllMocks();
});

let made = 0;

/** Megapixels, give or take; each a picture of its own, since the same bytes cost nothing again. */
const sized = (megapixels: number) => {
  made += 1;
  return blankPng(Math.floor(Math.sqrt(megapixels) * 1000) - (made % 9));
};
const small = () => {
  made += 1;
  return blankPng(100 + ((made * 7) % 900));
};

interface Sent {
  person?: Someone;
  purpose?: 'photo' | 'logo';
  signal?: AbortSignal;
}
const take = (pictures: Buffer[], { person = anya, purpose = 'photo', signal }: Sent = {}) =>
  takePictures(
    kollab.context,
    { person, purpose, signal },
    async () => pictures.map((content): SentPicture => ({ content })),
    async (stored) => stored.map(({ path }) => path),
  );
const placesWith = (logos: Buffer[]) =>
  ProfileChanges.parse({
    experiences: logos.map((logo) => ({
      company: 'Ромашка',
      department: 'Разработка',
      role: 'Инженер',
      workDurationYears: 2,
      logoUrl: `data:image/png;base64,${logo.toString('base64')}`,
    })),
  });
const sendLogos = (logos: Buffer[], person = anya, signal?: AbortSignal) =>
  withStoredLogos(
    kollab.context,
    { person, signal },
    placesWith(logos),
    async (changes) => changes,
  );
const countedOf = async ({ id }: Someone) => {
  const acts = kollab.db.selectFrom('acts').where('user_id', '=', id);
  return (await acts.select('amount').execute()).map(({ amount }) => amount);
};
const storedOf = async ({ id }: Someone) => {
  const uploads = kollab.db.selectFrom('uploads').where('owner_id', '=', id);
  return (await uploads.select('path').execute()).map(({ path }) => path);
};

describe('a person’s pictures', () => {
  test('are taken one request at a time, whatever they are for, and others’ meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<SentPicture[]>();
    const reading = takePictures(
      kollab.context,
      { person: anya, purpose: 'photo' },
      () => promise,
      async () => 'done',
    );
    await expect(sendLogos([small()])).rejects.toMatchObject({
      code: 'tooManyRequests',
      details: { retryAfterSeconds: 2 },
    });
    await take([small()], { person: await kollab.person() });
    resolve([{ content: small() }]);
    expect(await reading).toBe('done');
    await sendLogos([small()]);
  });

  test('count in megapixels against the day, by request and rounded up', async () => {
    await take([sized(3)]);
    await sendLogos(Array.from({ length: 5 }, small));
    expect(await countedOf(anya)).toEqual([3, expect.any(Number)]);
    kollab.passTime(hour);
    const [, logos = 0] = await countedOf(anya);
    await take([sized(8 - 3 - logos)]);
    const refused = await take([small()]).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'dailyLimit' });
    const { retryAfterSeconds } = (refused as { details: { retryAfterSeconds: number } }).details;
    expect(retryAfterSeconds).toBeLessThanOrEqual(23 * 3600);
    kollab.passTime(retryAfterSeconds * 1000);
    await take([small()]);
  });

  test('that turn out to be broken count too, those refused by their headers do not', async () => {
    const broken = sized(3).subarray(0, -40);
    await expect(take([broken])).rejects.toMatchObject({ code: 'unsupportedPicture' });
    expect(await countedOf(anya)).toEqual([3]);
    await expect(take([small(), blankPng(8000)])).rejects.toMatchObject({
      code: 'pictureTooLarge',
    });
    expect(await countedOf(anya)).toEqual([3]);
    expect(await storedOf(anya)).toEqual([]);
  });

  test('cost nothing when they are sent again, in one request or in the next', async () => {
    const logo = sized(3);
    const [first, second] = await take([logo, logo], { purpose: 'logo' });
    expect(second).toBe(first);
    expect(await take([logo], { purpose: 'logo' })).toEqual([first]);
    expect(await countedOf(anya)).toEqual([3]);
    expect(await storedOf(anya)).toEqual([first]);
    expect(await take([logo])).not.toEqual([first]);
    expect(await take([logo], { purpose: 'logo', person: await kollab.person() })).not.toEqual([
      first,
    ]);
  });

  test('are made anew when their file is gone', async () => {
    const logo = small();
    const [first = ''] = await take([logo]);
    await kollab.context.files.remove(first);
    expect(await take([logo])).not.toEqual([first]);
  });
});

describe('a request', () => {
  test('of 25 interlaced logos of 49.7 megapixels is refused by the first header', async () => {
    const huge = blankPng(7048, { isInterlaced: true });
    const before = process.cpuUsage();
    await expect(sendLogos(Array.from({ length: 25 }, () => huge))).rejects.toMatchObject({
      code: 'logoTooLarge',
      details: { field: 'experiences.0.logoUrl' },
    });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(2);
    expect([await countedOf(anya), await storedOf(anya)]).toEqual([[], []]);
  });

  test('that nobody waits for any more stops at the picture it is at, and leaves none', async () => {
    const write = vi.spyOn(kollab.context.files, 'write');
    const leaving = new AbortController();
    write.mockImplementation(async () => leaving.abort());
    const logos = Array.from({ length: 6 }, (_, nth) => blankPng(100 + nth));
    await expect(sendLogos(logos, anya, leaving.signal)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(write).toHaveBeenCalledTimes(1);
    expect(await storedOf(anya)).toEqual([]);
  });

  test('whose caller hangs up ends too', async () => {
    const { promise: writing, resolve: begun } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const write = vi.spyOn(kollab.context.files, 'write').mockImplementation(() => {
      begun();
      return released;
    });
    const leaving = new AbortController();
    const logos = Array.from({ length: 3 }, (_, nth) => blankPng(200 + nth));
    const { experiences = [] } = placesWith(logos);
    const params = { telegramId: anya.telegramId };
    const { signal } = leaving;
    const gone = new Promise((resolve) => {
      kollab.app.server.once('request', (_, answer: ServerResponse) =>
        answer.once('close', resolve),
      );
    });
    const call = anya.call(updateExperiences, { params, body: { experiences } }, { signal });
    await writing;
    leaving.abort();
    await Promise.all([gone, expect(call).rejects.toThrow('cancelled')]);
    release();
    await vi.waitFor(async () => expect(await storedOf(anya)).toEqual([]), 15_000);
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('has one time budget for all its pictures', async () => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const { files } = kollab.context;
    const write = files.write.bind(files);
    vi.spyOn(files, 'write')
      .mockImplementationOnce(write)
      .mockImplementationOnce(async () => patience.abort());
    const logos = Array.from({ length: 4 }, (_, nth) => blankPng(300 + nth));
    await expect(sendLogos(logos)).rejects.toMatchObject({ code: 'unavailable' });
    expect(timeout.mock.calls).toEqual([[1500]]);
    expect(await storedOf(anya)).toEqual([]);
  });

  test('that fails where its pictures are used takes back the new ones only', async () => {
    const logo = small();
    const kept = await take([logo]);
    const failing = takePictures(
      kollab.context,
      { person: anya, purpose: 'photo' },
      async () => [{ content: logo }, { content: blankPng(1200) }],
      async () => Promise.reject(new Error('not now')),
    );
    await expect(failing).rejects.toThrow('not now');
    expect(await storedOf(anya)).toEqual(kept);
    expect(await kollab.context.files.has(kept[0] ?? '')).toBe(true);
  });
});
