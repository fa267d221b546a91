import { limits, packId } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { projectId } from '#test/project-card.ts';
import { packPress, pressPattern, unpackPress, type ModerationPress } from './callback-data.ts';

const presses: ModerationPress[] = (
  ['approve', 'reject', 'take', 'write', 'back', 'backTaken', { reason: 0 }, { reason: 9 }] as const
).flatMap((action) => [
  { action, telegramId: 1, version: 1 },
  { action, telegramId: Number.MAX_SAFE_INTEGER, version: limits.versionMax },
  { action, projectId, version: 1 },
  { action, projectId, version: limits.versionMax },
]);

describe('callback data of a moderation card', () => {
  it('has one letter each', () => {
    expect(new Set(presses.map(packPress)).size).toBe(presses.length);
  });

  it.each(presses)('comes back as it was packed, within 64 bytes: %o', (press) => {
    const data = packPress(press);
    expect(data).toMatch(pressPattern);
    expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
    expect(unpackPress(data)).toEqual(press);
  });

  it.each([
    `n:a:${'0'.repeat(22)}:1`,
    'n:a:short:1',
    'n:a:1001:1',
    `n:a:${packId(projectId)}:0`,
    `n:a:${packId(projectId)}:9999999999`,
    `m:a:${packId(projectId)}:1`,
  ])('is not read from foreign data about projects: %o', (data) =>
    expect(unpackPress(data)).toBeUndefined(),
  );

  it.each([
    '',
    'm',
    'm:a',
    'm:10:1:1',
    'm:-1:1:1',
    'm:x:1:1',
    'm:a:0:1',
    'm:a:1:0',
    'm:a:-1:1',
    'm:a:1:1:1',
    'm:a:9e9:1',
  ])('is not read from foreign data: %o', (data) => expect(unpackPress(data)).toBeUndefined());

  it('is not read from numbers beyond the safe integers', () => {
    expect(unpackPress('m:a:9999999999999999:1')).toBeUndefined();
  });
});
