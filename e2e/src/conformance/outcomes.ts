import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** What `npm test` leaves, from where it was run. */
export const reports = { vitest: 'reports/vitest.json', playwright: 'reports/playwright.json' };

export interface Outcome {
  /** The whole path. */
  file: string;
  title: string;
  fullName: string;
  hasPassed: boolean;
}

const read = async <T>(path: string) => JSON.parse(await readFile(path, 'utf8')) as T;

const specsIn = (suites: JSONReportSuite[]): JSONReportSuite['specs'] =>
  suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites ?? [])]);

export async function readOutcomes(): Promise<Outcome[]> {
  const { testResults } = await read<JsonTestResults>(reports.vitest);
  const units = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, fullName, status }) => ({
        file: name,
        title,
        fullName,
        hasPassed: status === 'passed',
      })),
  );
  const { config, suites } = await read<JSONReport>(reports.playwright);
  const journeys = specsIn(suites).map(({ file, title, ok }) => ({
    file: resolve(config.rootDir, file),
    title,
    fullName: title,
    hasPassed: ok,
  }));
  return [...units, ...journeys];
}
