import { resolve } from 'node:path';
import { startVitest } from 'vitest/node';
import { rows } from './document.ts';

const root = resolve(import.meta.dirname, '../../..');
const special = /[.*+?^${}()|[\]\\]/g;

/** The names that a test has for each of its cases, by its name in the source. */
function namesOf(test: string): RegExp {
  const parts = test.split(/%(?:[sdifjoO#%]|\.\d+s)|\$\w+/);
  return new RegExp(`^${parts.map((part) => part.replaceAll(special, '\\$&')).join('[^]*')}$`);
}

/** `npm run conformance`: runs every test of docs/conformance.md and names the rows that do not hold. */
const files = [...new Set(rows.map(({ file }) => file))];
const vitest = await startVitest('test', files, { root, watch: false });
const results = vitest.state.getTestModules().flatMap((module) =>
  [...module.children.allTests()].map((test) => ({
    file: module.moduleId,
    name: test.name,
    hasPassed: test.ok() && test.result().state === 'passed',
  })),
);
const broken = rows.filter(({ file, test }) => {
  const cases = results.filter(
    (result) => result.file === resolve(root, file) && namesOf(test).test(result.name),
  );
  return cases.length === 0 || cases.some(({ hasPassed }) => !hasPassed);
});
for (const { id, says } of broken) process.stdout.write(`✗ ${id} ${says}\n`);
process.stdout.write(`${rows.length - broken.length} of ${rows.length} rows hold.\n`);
await vitest.close();
process.exitCode = broken.length > 0 ? 1 : 0;
