import { expect, test } from 'vitest';
import { tally } from './ledger.ts';

const sent = (key: string) => ({ key, status: 'sent', reason: null, isOpen: true });
const copy = (key: string, answerLost = false) => ({ key, answerLost });

test('what arrived once, twice and not at all is told apart', () => {
  const ends = [
    sent('1'),
    sent('2'),
    sent('3'),
    { key: '4', status: 'parked', reason: '403 Forbidden', isOpen: false },
  ];
  const report = tally(ends, [copy('1'), copy('2'), copy('2')]);
  expect(report).toMatchObject({ once: 1, twice: 1, undeliverable: 1, lost: ['3'] });
});

test('a second copy is explained by a lost answer or a kill, each explaining one', () => {
  const ends = ['1', '2', '3', '4'].map(sent);
  const messages = [
    copy('1', true),
    copy('1'),
    copy('2'),
    copy('2'),
    copy('3'),
    copy('3'),
    copy('4', true),
    copy('4'),
    copy('4'),
  ];
  const report = tally(ends, messages, ['2']);
  expect(report).toMatchObject({ twice: 3, more: 1, again: 5, unexplained: ['3', '4'] });
});

test('no reason on record makes what was not delivered lost, and so does being reachable', () => {
  const ends = [
    { key: '1', status: 'parked', reason: null, isOpen: false },
    { key: '2', status: 'failed', reason: '400 Bad Request', isOpen: true },
    { key: '3', status: 'queued', reason: '403 Forbidden', isOpen: false },
  ];
  expect(tally(ends, [])).toMatchObject({ undeliverable: 0, lost: ['1', '2', '3'] });
});
