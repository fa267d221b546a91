import { checkOf, referenceOf, type Row } from './row.ts';
import type { Results } from './document.ts';

interface TestResult {
  title: string;
  status: string;
}

/** What `vitest --reporter=json` writes, as far as it is read. */
export interface Report {
  testResults: { name: string; assertionResults: TestResult[] }[];
}

const special = /[.*+?^${}()|[\]\\]/g;

/** The names that a test has for each of its cases, by the name in its source. */
function namesOf(name: string): RegExp {
  const parts = name.split(/%(?:[sdifjoO#%]|\.\d+s)|\$\w+/);
  const pattern = parts.map((part) => part.replaceAll(special, '\\$&'));
  return new RegExp(`^${pattern.join('[^]*')}$`);
}

/** Whether all cases of a test passed, and there were some. */
function passed(report: Report, file: string, isMeant: (title: string) => boolean): boolean {
  const found = report.testResults
    .filter(({ name }) => name.endsWith(file))
    .flatMap(({ assertionResults }) => assertionResults.filter(({ title }) => isMeant(title)));
  return found.length > 0 && found.every(({ status }) => status === 'passed');
}

const checks = 'e2e/src/journeys/conformance.test.ts';

/** What each row came to in a run. */
export const resultsOf = (rows: readonly Row[], report: Report): Results =>
  new Map(
    rows.map((row) => {
      const reference = referenceOf(row);
      const [file, isMeant] = reference
        ? [reference[0], (title: string) => namesOf(reference[1]).test(title)]
        : [checks, (title: string) => title.startsWith(`${row.id} `)];
      return [row.id, passed(report, file, isMeant)];
    }),
  );

/** The files that have to be run. */
export const filesOf = (rows: readonly Row[]): string[] => [
  ...new Set(rows.map((row) => (checkOf(row) ? checks : (referenceOf(row)?.[0] ?? checks)))),
];
