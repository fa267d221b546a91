import { expect, test } from 'vitest';
import { verdictOf } from './scripts/audit.ts';

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      left: {
        severity,
        via: [{ severity, title: 'Pads too far', url: 'https://example.org/1' }, 'right'],
      },
    },
  });

test.each([
  ['high', 'vulnerable'],
  ['critical', 'vulnerable'],
  ['moderate', 'clean'],
  ['low', 'clean'],
])('an advisory that is %s leaves the packages we ship %s', (severity, outcome) => {
  expect(verdictOf(report(severity))).toEqual({
    outcome,
    lines: [`${severity}: left: Pads too far https://example.org/1`],
  });
});

test.each(['', '{"error":{"code":"ENOTFOUND"}}', '{"message":"405 Method Not Allowed"}', '<html>'])(
  'a registry that answers %j told us nothing',
  (output) => {
    expect(verdictOf(output).outcome).toBe('unanswered');
  },
);
