import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readOutcomes, reports } from '@kollab/e2e/outcomes';

const packages = join(import.meta.dirname, '../node_modules');

type Output = 'inherit' | 'pipe';

async function run(script: string, args: string[], output: Output = 'inherit') {
  const stdio = ['inherit', output, 'inherit'] as const;
  const child = spawn(process.execPath, [join(packages, script), ...args], { stdio: [...stdio] });
  const printed = child.stdout ? text(child.stdout) : '';
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code: code ?? 1, printed: await printed };
}

const vitest = (args: string[]) => run('vitest/vitest.mjs', ['run', ...args]);

const playwright = (args: string[], output?: Output) =>
  run('@playwright/test/cli.js', ['test', '--config=e2e', ...args], output);

const nothing = { code: 0, printed: '' };

/**
 * `npm test`: runs Vitest and Playwright Test side by side, since journeys wait as much as they work; prints what
 * the latter says when both are done. A path is asked of the one whose tests lie there, part of a
 * name of both; flags are Vitest's, but where only journeys are asked for.
 */
async function test(args: string[]): Promise<number> {
  const { positionals } = parseArgs({
    args,
    strict: false,
    allowPositionals: true,
    options: { exclude: { type: 'string', multiple: true } },
  });
  const isJourney = (name: string) => /^e2e(\/|$)/.test(name);
  const isUnit = (name: string) => !isJourney(name) && existsSync(name);
  const isForJourneys = positionals.length > 0 && positionals.every(isJourney);
  const isForUnits = positionals.some(isUnit) && !positionals.some(isJourney);
  if (isForJourneys) return (await playwright(args)).code;
  const [units, journeys] = await Promise.all([
    vitest(args.filter((arg) => !isJourney(arg))),
    isForUnits
      ? nothing
      : playwright(
          positionals.filter((name) => !isUnit(name)),
          'pipe',
        ),
  ]);
  process.stdout.write(journeys.printed);
  return Math.max(units.code, journeys.code);
}

/**
 * `npm run test:repeat -- 5`: everything so many times, each test once a time, those of Vitest in another order
 * each time; names what did not come out the same each time.
 */
async function repeat(times: number): Promise<number> {
  const outcomes = new Map<string, string[]>();
  let code = 0;
  for (let time = 1; time <= times; time += 1) {
    process.stdout.write(`\n${time} of ${times}\n`);
    const order = ['--sequence.shuffle.tests', `--sequence.seed=${time}`];
    for (const { code: one } of [
      await vitest(['--retry=0', ...order]),
      await playwright(['--retries=0']),
    ]) {
      code = Math.max(code, one);
    }
    for (const { file, fullName, hasPassed } of await readOutcomes()) {
      const one = `${relative(process.cwd(), file)}: ${fullName}`;
      outcomes.set(one, [...(outcomes.get(one) ?? []), hasPassed ? 'passed' : 'failed']);
    }
  }
  const differing = [...outcomes].filter(
    ([, each]) => each.length < times || new Set(each).size > 1,
  );
  const said = differing.map(([one, each]) => `${one}: ${each.join(', ')}`);
  process.stdout.write(`\nNot the same each time: ${said.join('\n') || 'none'}\n`);
  return differing.length > 0 ? 1 : code;
}

await Promise.all(Object.values(reports).map((path) => rm(path, { force: true })));
const [command, ...args] = process.argv.slice(2);
process.exitCode =
  command === '--repeat' ? await repeat(Number(args[0] ?? 5)) : await test(process.argv.slice(2));
