import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type Proof, rows } from './document.ts';
import { readOutcomes } from './outcomes.ts';

const root = resolve(import.meta.dirname, '../../..');
const special = /[.*+?^${}()|[\]\\]/g;

/** The names that a test has for each of its cases, by its name in the source. */
function namesOf(test: string): RegExp {
  const parts = test.split(/%(?:[sdifjoO#%]|\.\d+s)|\$\w+/);
  return new RegExp(`^${parts.map((part) => part.replaceAll(special, '\\$&')).join('[^]*')}$`);
}

/** Runs every test of docs/conformance.md and names the rows that do not hold. */
const files = [...new Set(rows.flatMap(({ proofs }) => proofs.map(({ file }) => file)))];
spawnSync(process.execPath, ['scripts/test.ts', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LONG: 'on' },
});
const outcomes = await readOutcomes();
const isBroken = ({ file, test }: Proof) => {
  const cases = outcomes.filter(
    (outcome) => outcome.file === resolve(root, file) && namesOf(test).test(outcome.title),
  );
  return cases.length === 0 || cases.some(({ hasPassed }) => !hasPassed);
};
const broken = rows.filter(({ proofs }) => proofs.some(isBroken));
for (const { id, says } of broken) process.stdout.write(`✗ ${id} ${says}\n`);
process.stdout.write(`${rows.length - broken.length} of ${rows.length} rows hold.\n`);
process.exitCode = broken.length > 0 ? 1 : 0;
