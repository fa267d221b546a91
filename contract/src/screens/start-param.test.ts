import { describe, expect, it } from 'vitest';
import { targetOfStartParam } from './start-param.ts';
import { startParamOf } from './start-param-of.ts';
import type { Target } from './target.ts';

// Packed, these are full of the signs that also separate and replace.
const ids = [
  '0190d5a0-0000-7000-8000-00000000000a',
  'ffffffff-ffff-4fff-bfff-ffffffffffff',
  'fbefbefb-efbe-4fbe-bbef-befbefbefbef',
];
const [projectId = '', vacancyId = ''] = ids;
const pairs = ids.flatMap((first) => ids.map((second) => [first, second] as const));

const targets: Target[] = [
  { screen: 'moderationStatus' },
  { screen: 'queue' },
  { screen: 'messages' },
  { screen: 'account' },
  { screen: 'approved' },
  { screen: 'user', telegramId: 7_000_000_001 },
  { screen: 'user', telegramId: Number.MAX_SAFE_INTEGER },
  ...ids.map((id): Target => ({ screen: 'project', projectId: id })),
  ...ids.map((id): Target => ({ screen: 'joined', projectId: id })),
  ...ids.map((id): Target => ({ screen: 'finished', projectId: id })),
  ...ids.map((id): Target => ({ screen: 'team', projectId: id })),
  ...ids.map((id): Target => ({ screen: 'meeting', projectId: id })),
  { screen: 'queueItem', kind: 'profile', id: '7000000001' },
  { screen: 'queueItem', kind: 'profile', id: String(Number.MAX_SAFE_INTEGER) },
  ...ids.flatMap((id): Target[] => [
    { screen: 'queueItem', kind: 'project', id },
    { screen: 'queueItem', kind: 'report', id },
  ]),
  ...pairs.map(([first, second]): Target => ({
    screen: 'vacancy',
    projectId: first,
    vacancyId: second,
  })),
  ...pairs.map(([first, second]): Target => ({
    screen: 'application',
    projectId: first,
    vacancyId: second,
    telegramId: Number.MAX_SAFE_INTEGER,
  })),
];

describe('a start parameter', () => {
  it.each(targets)('opens %j in at most 64 characters that Telegram takes', (target) => {
    const startParam = startParamOf(target);
    expect(startParam).toMatch(/^[\w-]{1,64}$/);
    expect(targetOfStartParam(startParam)).toEqual(target);
  });

  it.each([
    '',
    'home',
    'toString',
    'u_',
    'u_0',
    'u_99999999999999999',
    'u_1/../../blog',
    '//evil.example',
    'qu_',
    'qu_0',
    'qu_99999999999999999',
    'qu_9999999999999999',
    'qp_short',
    'qx_AZDVoAAAcACAAAAAAAAACg',
    'qr_AZDVoAAAcACAAAAAAAAACg_',
    'p_AZDVoAAAcACAAAAAAAAACg_',
    'j_AZDVoAAAcACAAAAAAAAACg_',
    'p_AZDVoAAAcACAAAAAAAAAC',
    `v_${startParamOf({ screen: 'project', projectId })}`,
    `${startParamOf({ screen: 'vacancy', projectId, vacancyId })}_`,
    `${startParamOf({ screen: 'vacancy', projectId, vacancyId })}_1`,
    'a_AZDVoAAAcACAAAAAAAAACg_AZDVoAAAcACAAAAAAAAACg_0',
    'a_AZDVoAAAcACAAAAAAAAACg_AZDVoAAAcACAAAAAAAAACg_zzzzzzzzzzz',
  ])('that is unknown opens nothing: %j', (startParam) => {
    expect(targetOfStartParam(startParam)).toBeUndefined();
  });
});
