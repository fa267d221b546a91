import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { sharedApp } from '#test/test-app.ts';
import { takeKey } from './idempotency.service.ts';

let userId: string;
const kollab = sharedApp();
beforeAll(async () => {
  userId = (await kollab.person()).id;
});

interface Given {
  key: string | undefined;
  request?: unknown;
  resultId?: string;
  fails?: boolean;
}

const attempt = ({ key, request = 'a', resultId = randomUUID(), fails }: Given) =>
  kollab.db.transaction().execute(async (trx) => {
    const at = kollab.context.clock();
    const earlier = await takeKey(trx, { userId, act: 'project', key, request, resultId, at });
    if (fails) throw new Error('something went wrong after');
    return earlier;
  });

test('the first attempt goes ahead, the next with the same key gets what that created', async () => {
  const resultId = randomUUID();
  expect(await attempt({ key: 'one', resultId })).toBeUndefined();
  expect(await attempt({ key: 'one' })).toBe(resultId);
  expect(await attempt({ key: 'another' })).toBeUndefined();
});

test('without a key every attempt goes ahead', async () => {
  expect(await attempt({ key: undefined })).toBeUndefined();
  expect(await attempt({ key: undefined })).toBeUndefined();
});

test('a key with another request is refused', async () => {
  await attempt({ key: 'mixed', request: { name: 'a' } });
  await expect(attempt({ key: 'mixed', request: { name: 'b' } })).rejects.toMatchObject({
    code: 'keyReused',
  });
});

test('an attempt that failed leaves its key free', async () => {
  await expect(attempt({ key: 'failed', fails: true })).rejects.toThrow('went wrong');
  expect(await attempt({ key: 'failed' })).toBeUndefined();
});

test('a day later a key is free again', async () => {
  await attempt({ key: 'old' });
  kollab.passTime(25 * 60 * 60_000);
  expect(await attempt({ key: 'old', request: 'b' })).toBeUndefined();
});

test('of thirty attempts at once one goes ahead and the others get its result', async () => {
  const ids = Array.from({ length: 30 }, () => randomUUID());
  const answers = await Promise.all(ids.map((resultId) => attempt({ key: 'at-once', resultId })));
  const first = answers.indexOf(undefined);
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
  expect(new Set(answers.filter(Boolean))).toEqual(new Set([ids[first]]));
});
