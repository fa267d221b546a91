import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = import.meta.dirname;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kollab-tests-'));
  await mkdir(join(folder, 'e2e'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const reporters = JSON.stringify(['default', 'json', join(root, 'scripts/flaky.ts')]);
  await writeFile(
    join(folder, 'vitest.config.mjs'),
    `export default { test: { reporters: ${reporters}, retry: 1, include: ['*.test.mjs'],
      outputFile: { json: 'reports/vitest.json' } } };`,
  );
  await writeFile(
    join(folder, 'e2e/playwright.config.mjs'),
    `export default { retries: 1, testMatch: '*.test.mjs', outputDir: '../reports/journeys',
      reporter: [['list'], ['json', { outputFile: '../reports/playwright.json' }]] };`,
  );
  await writeUnit('steady', '');
  await writeJourney('calm', '');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, runner: string, body: string) =>
  writeFile(
    join(folder, file),
    `import { existsSync, writeFileSync } from 'node:fs';
    import { test } from '${runner}';
    test('one', () => {});
    test('two', () => { ${body} });`,
  );

const writeUnit = (name: string, body: string) => write(`${name}.test.mjs`, 'vitest', body);
const writeJourney = (name: string, body: string) =>
  write(`e2e/${name}.test.mjs`, '@playwright/test', body);

/** Fails the first time only. */
const once = (name: string) => {
  const mark = JSON.stringify(join(folder, name));
  return `if (existsSync(${mark})) return; writeFileSync(${mark}, ''); throw new Error('busy');`;
};

async function run(args: string[] = []) {
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; output: string }>();
  const script = join(root, 'scripts/test.ts');
  // Those of the run that this test is part of would be in the way.
  const env = { PATH: process.env['PATH'] };
  const child = execFile(process.execPath, [script, ...args], { cwd: folder, env }, (_e, output) =>
    resolve({ code: child.exitCode, output }),
  );
  return promise;
}

test('what fails once and passes then is named, and fails nothing', async () => {
  await writeUnit('busy', once('unit-was-busy'));
  await writeJourney('hasty', once('journey-was-busy'));
  const { code, output } = await run();
  expect(output).toMatch(/^flaky: busy\.test\.mjs: two$/m);
  expect(output).toMatch(/1 flaky\s+.*hasty\.test\.mjs/);
  expect(code).toBe(0);
});

test('what fails twice fails the run, wherever it stands, and nothing keeps the others from it', async () => {
  await writeUnit('wrong', `throw new Error('wrong');`);
  const { code, output } = await run();
  expect(output).toContain('2 passed');
  expect(code).toBe(1);
  await rm(join(folder, 'wrong.test.mjs'));
  await writeJourney('lost', `throw new Error('lost');`);
  expect((await run()).code).toBe(1);
});

test('an error that belongs to no test is not forgotten with what passes the second time', async () => {
  await writeUnit('busy', once('was-busy'));
  await writeUnit('careless', `void Promise.reject(new Error('unheard'));`);
  expect((await run()).code).toBe(1);
});

test('a path is asked of the one whose tests lie there, part of a name of both', async () => {
  const unit = await run(['steady.test.mjs']);
  expect([unit.code, unit.output]).toEqual([0, expect.not.stringContaining('calm')]);
  const journey = await run(['e2e/calm.test.mjs']);
  expect([journey.code, journey.output]).toEqual([0, expect.not.stringContaining('steady')]);
  await writeUnit('calm', '');
  const both = (await run(['calm.test'])).output;
  expect(both).toContain('e2e/calm.test.mjs');
  expect(both).not.toContain('steady');
  const others = (await run(['--exclude', 'steady.test.mjs'])).output;
  expect(others).toContain('e2e/calm.test.mjs');
  expect(others).not.toContain('steady');
});

test('what does not come out the same each time is named', async () => {
  await writeUnit('busy', once('unit-was-busy'));
  await writeJourney('hasty', once('journey-was-busy'));
  const { code, output } = await run(['--repeat', '2']);
  expect(code).toBe(1);
  expect(output).toMatch(/Not the same each time: busy\.test\.mjs: two: failed, passed$/m);
  expect(output).toMatch(/^e2e\/hasty\.test\.mjs: two: failed, passed$/m);
  expect((await run(['--repeat', '2'])).output).toContain('Not the same each time: none');
});
