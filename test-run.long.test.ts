import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kollab-tests-'));
  const settings = `{ reporters: ['default', 'json'], outputFile: { json: 'reports/vitest.json' } }`;
  await mkdir(join(folder, 'reports'));
  await symlink(join(import.meta.dirname, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'vitest.config.mjs'), `export default { test: ${settings} };`);
  await writeTest('steady', '');
});
afterEach(() => rm(folder, { recursive: true }));

const writeTest = (name: string, body: string) =>
  writeFile(
    join(folder, `${name}.test.mjs`),
    `import { existsSync, writeFileSync } from 'node:fs';
    import { test } from 'vitest';
    test('one', () => {});
    test('two', () => { ${body} });`,
  );

/** Fails the first time only. */
const once = (name: string) =>
  `if (existsSync('${name}')) return; writeFileSync('${name}', ''); throw new Error('busy');`;

async function run(args: string[] = []) {
  const script = join(import.meta.dirname, 'scripts/test.ts');
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; output: string }>();
  const child = execFile(process.execPath, [script, ...args], { cwd: folder }, (_error, output) =>
    resolve({ code: child.exitCode, output }),
  );
  const { code, output } = await promise;
  const report = JSON.parse(await readFile(join(folder, 'reports/vitest.json'), 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { code, output, counts: [report.numPassedTests, report.numFailedTests] };
}

test('a file that failed beside the others and passes alone is named, and fails nothing', async () => {
  await writeTest('busy', once('was-busy'));
  const { code, output, counts } = await run();
  expect([code, counts]).toEqual([0, [4, 0]]);
  expect(output).toContain('Failed beside everything else, passed alone: busy.test.mjs');
});

test('a file that fails alone, too, fails the run', async () => {
  await writeTest('wrong', `throw new Error('wrong');`);
  await writeTest('busy', once('was-busy'));
  const { code, output, counts } = await run();
  expect([code, counts]).toEqual([1, [4, 2]]);
  expect(output).toContain('Once more, alone');
});

test('an error that belongs to no test is not forgotten with what passes alone', async () => {
  await writeTest('busy', once('was-busy'));
  await writeTest('careless', `void Promise.reject(new Error('unheard'));`);
  const { code, output } = await run();
  expect(code).toBe(1);
  expect(output).not.toContain('Once more');
});

test('many failures are no accident, and are taken as they are', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await writeTest(name, once(name));
  const { code, output, counts } = await run();
  expect([code, counts]).toEqual([1, [6, 4]]);
  expect(output).not.toContain('Once more');
});

test('what does not come out the same each time is named', async () => {
  await writeTest('busy', once('was-busy'));
  const { code, output } = await run(['--repeat', '2']);
  expect(code).toBe(1);
  expect(output).toMatch(/Not the same each time: busy\.test\.mjs: two: failed, passed$/m);
  expect((await run(['--repeat', '2'])).output).toContain('Not the same each time: none');
});
