import { expect, test } from 'vitest';
import { runFaults } from '#src/faults/run.ts';
import { killedAlerts } from './alerts.ts';

test('alerts that are killed again and again tell everybody of each thing once', async () => {
  const fault = killedAlerts({ readers: 2, vacancies: 2, stride: 4 });
  const [result] = await runFaults([fault], () => undefined);
  expect(result).toMatchObject({ wrong: [], verdict: 'ok' });
  expect(result?.observed).toMatch(/^[1-9]\d* killed/);
});
