import { expect, test } from 'vitest';
import { acceptableSince, acceptableUntil } from './late-acceptance.ts';

const decidedAt = '2026-03-01T12:00:00.000Z';
const until = '2026-03-31T12:00:00.000Z';

test.each([
  ['a text', decidedAt],
  ['a date', new Date(decidedAt)],
])('what was closed without an answer may be accepted for thirty days after %s', (_, moment) => {
  expect(acceptableUntil('noAnswer', moment)).toEqual(new Date(until));
});

test.each([
  ['what is not decided', 'noAnswer', null],
  ['what was closed for another reason', 'vacancyClosed', decidedAt],
  ['what is open', null, null],
  ['what somebody decided', null, decidedAt],
])('%s has no such time', (_, closedBecause, moment) => {
  expect(acceptableUntil(closedBecause, moment)).toBeUndefined();
});

test('what may be accepted at the last moment was closed thirty days before', () => {
  expect(acceptableSince(new Date(until))).toEqual(new Date(decidedAt));
});
