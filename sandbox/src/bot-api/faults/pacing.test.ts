import { expect, test } from 'vitest';
import { createPacing } from './pacing.ts';

const telegramLimits = {
  perSecond: 30,
  perChatSecond: 1,
  perGroupMinute: 20,
  burst: 0,
  answerAfterMs: 0,
};

function pacedAt(limits = telegramLimits) {
  const clock = { now: 1_000_000 };
  const pacing = createPacing(() => clock.now);
  pacing.set(limits);
  return { clock, pacing };
}

test('nothing is refused while the limits are off', () => {
  const pacing = createPacing();
  for (let sent = 0; sent < 100; sent += 1) expect(pacing.refuse('sendMessage', 1)).toBeUndefined();
  expect(pacing.view()).toEqual({
    limits: null,
    accepted: 0,
    refusedOverall: 0,
    refusedPerChat: 0,
  });
});

test('one chat takes a message a second, and a burst where one is allowed', () => {
  const { clock, pacing } = pacedAt({ ...telegramLimits, burst: 2 });
  const send = () => pacing.refuse('sendMessage', 1);
  expect([send(), send(), send(), send()]).toEqual([undefined, undefined, undefined, 1]);
  clock.now += 1000;
  expect([send(), send()]).toEqual([undefined, 1]);
  expect(pacing.refuse('sendMessage', 2)).toBeUndefined();
  expect(pacing.view()).toMatchObject({ accepted: 5, refusedOverall: 0, refusedPerChat: 2 });
});

test('everybody together take thirty messages in any second', () => {
  const { clock, pacing } = pacedAt();
  const refused = () =>
    Array.from({ length: 40 }, (_, chat) => pacing.refuse('sendMessage', chat + 1)).filter(Boolean);
  expect(refused()).toHaveLength(10);
  clock.now += 999;
  expect(pacing.refuse('sendMessage', 99)).toBe(1);
  clock.now += 1;
  expect(refused()).toHaveLength(10);
  expect(pacing.view()).toMatchObject({ accepted: 60, refusedOverall: 21 });
});

test('a group takes twenty messages a minute', () => {
  const { clock, pacing } = pacedAt();
  expect(pacing.refuse('sendMessage', -1)).toBeUndefined();
  expect(pacing.refuse('sendMessage', -1)).toBe(3);
  clock.now += 3000;
  expect(pacing.refuse('sendMessage', -1)).toBeUndefined();
});

test('edits and answers to presses are not counted', () => {
  const { pacing } = pacedAt();
  for (const method of ['editMessageText', 'answerCallbackQuery', 'sendChatAction']) {
    expect([pacing.refuse(method, 1), pacing.refuse(method, 1)]).toEqual([undefined, undefined]);
  }
});
