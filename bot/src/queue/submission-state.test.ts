import type { ModerationEvent } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { whyClosed, whyProjectClosed } from './submission-state.ts';

const event = (kind: ModerationEvent['kind'], version: number) => ({
  kind,
  version,
  reason: null,
  at: '2026-11-21T11:05:00.000Z',
});
const about = { telegramId: 1001, version: 7 };

describe('a submission on a card', () => {
  it.each([
    ['waits', 'Pending', [event('submitted', 7)], undefined],
    ['is in work', 'In_review', [event('submitted', 7), event('inReview', 7)], undefined],
    ['is approved in part', 'Rejected', [event('partlyApproved', 7)], 'alreadyDecided'],
    ['is approved', 'Approved', [event('approved', 7)], 'alreadyDecided'],
    [
      'was rejected and sent anew',
      'Pending',
      [event('rejected', 7), event('submitted', 8)],
      'alreadyDecided',
    ],
    ['has changed', 'Pending', [event('submitted', 7), event('submitted', 8)], 'changed'],
    ['is long decided', 'Approved', [], 'alreadyDecided'],
    ['never was', null, [], 'alreadyDecided'],
  ] as const)('%s', (_, moderationStatus, events, why) => {
    const closed = whyClosed({ moderationStatus, events: [...events] }, about);
    expect(closed).toBe(why);
  });
});

describe('a project’s submission on a card', () => {
  it.each([
    ['waits', { isOpen: true, version: 7 }, undefined],
    ['is decided', { isOpen: false, version: 7 }, 'alreadyDecided'],
    ['has changed', { isOpen: true, version: 8 }, 'changed'],
    ['never was', { isOpen: false, version: null }, 'alreadyDecided'],
  ] as const)('%s', (_, latest, why) => {
    expect(whyProjectClosed(latest, about)).toBe(why);
  });
});
