import { parseArgs } from 'node:util';
import { faults } from './list.ts';
import { describeResults, runFaults } from './run.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const wanted = values.only?.map((name) => name.toLowerCase());
const chosen = faults.filter(
  ({ name }) => !wanted || wanted.some((part) => name.toLowerCase().includes(part)),
);
if (chosen.length === 0) {
  say(`--only names one of:\n${faults.map(({ name }) => `  ${name}`).join('\n')}`);
  process.exitCode = 1;
} else {
  const results = await runFaults(chosen, say);
  say(`\n${describeResults(results)}`);
  if (results.some(({ verdict }) => verdict === 'FAIL')) process.exitCode = 1;
}
