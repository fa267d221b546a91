import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { JsonTestResults } from 'vitest/node';

/** More than these is no accident of a busy machine. */
const mostTakenAgain = 3;

const reports = join(process.cwd(), 'reports');
const first = join(reports, 'vitest.json');
const second = join(reports, 'again.json');
/** What went wrong outside of tests and files. */
const unhandled = join(reports, 'unhandled.json');

const unhandledErrors = join(import.meta.dirname, 'unhandled-errors.ts');

async function vitest(args: string[]): Promise<number> {
  const script = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
  const reporters = ['default', 'json', unhandledErrors].map((name) => `--reporter=${name}`);
  const child = spawn(process.execPath, [script, 'run', ...reporters, ...args], {
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

const read = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as JsonTestResults;

const count = (results: JsonTestResults['testResults'], wanted: string) =>
  results.flatMap((file) => file.assertionResults).filter(({ status }) => status === wanted).length;

/**
 * `npm test`: runs Vitest, then the failed files again, alone. What fails twice has failed; what passes
 * alone is named in the report.
 */
async function test(args: string[]): Promise<number> {
  await Promise.all([first, second, unhandled].map((path) => rm(path, { force: true })));
  const code = await vitest(args);
  if (code === 0) return 0;
  const report = await read(first);
  const failed = report.testResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 || failed.length > mostTakenAgain || existsSync(unhandled)) return code;
  const names = failed.map(({ name }) => relative(process.cwd(), name));
  process.stdout.write(`\nOnce more, alone: ${names.join(', ')}\n`);
  const codeAlone = await vitest([...names, '--maxWorkers=1', `--outputFile.json=${second}`]);
  if (codeAlone !== 0) return codeAlone;
  const again = await read(second);
  const taken = new Map(again.testResults.map((file) => [file.name, file]));
  const testResults = report.testResults.map((file) => taken.get(file.name) ?? file);
  const numFailedTests = count(testResults, 'failed');
  const merged = {
    ...report,
    testResults,
    numFailedTests,
    numPassedTests: count(testResults, 'passed'),
    numPendingTests: count(testResults, 'skipped'),
    success: numFailedTests === 0,
    passedAlone: names,
  };
  await writeFile(first, JSON.stringify(merged));
  process.stdout.write(`\nFailed beside everything else, passed alone: ${names.join(', ')}\n`);
  return 0;
}

/**
 * `npm run test:repeat -- 5`: everything so many times, each file once a time; names what did not come out the
 * same each time.
 */
async function repeat(times: number): Promise<number> {
  const outcomes = new Map<string, string[]>();
  let code = 0;
  for (let time = 1; time <= times; time += 1) {
    process.stdout.write(`\n${time} of ${times}\n`);
    code = Math.max(code, await vitest([]));
    for (const { name, assertionResults } of (await read(first)).testResults) {
      for (const { fullName, status } of assertionResults) {
        const one = `${relative(process.cwd(), name)}: ${fullName}`;
        outcomes.set(one, [...(outcomes.get(one) ?? []), status]);
      }
    }
  }
  const differing = [...outcomes].filter(
    ([, each]) => each.length < times || new Set(each).size > 1,
  );
  const said = differing.map(([one, each]) => `${one}: ${each.join(', ')}`);
  process.stdout.write(`\nNot the same each time: ${said.join('\n') || 'none'}\n`);
  return differing.length > 0 ? 1 : code;
}

const [command, ...args] = process.argv.slice(2);
process.exitCode =
  command === '--repeat' ? await repeat(Number(args[0] ?? 5)) : await test(process.argv.slice(2));
