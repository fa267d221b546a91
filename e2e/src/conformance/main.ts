import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { documentOf } from './document.ts';
import { filesOf, type Report, resultsOf } from './results.ts';
import { table } from './table.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Runs the tests of some files; answers what became of each. */
async function run(files: readonly string[]): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'kollab-conformance-'));
  const report = join(folder, 'report.json');
  const vitest = spawn(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files],
    { cwd: root, stdio: 'inherit' },
  );
  await new Promise((resolveExit) => vitest.once('exit', resolveExit));
  const text = await readFile(report, 'utf8');
  await rm(folder, { recursive: true });
  return JSON.parse(text) as Report;
}

const results = resultsOf(table, await run(filesOf(table)));
await writeFile(join(root, 'docs/conformance.md'), documentOf(table, results));
const broken = table.filter(({ id }) => !results.get(id));
for (const { id, says } of broken) process.stdout.write(`✗ ${id} ${says}\n`);
process.stdout.write(`${table.length - broken.length} of ${table.length} rows hold.\n`);
process.exitCode = broken.length > 0 ? 1 : 0;
