import { parseArgs } from 'node:util';
import type { Say } from '#src/kit/figures.ts';
import { faults } from './list.ts';
import { killedAlerts } from './notifications/alerts.ts';
import { deliveries } from './notifications/deliveries.ts';
import { readOptions } from './notifications/options.ts';
import { describeResults, runFaults } from './run.ts';

const say: Say = (text) => void process.stdout.write(`${text}\n`);

function choose(args: string[]) {
  const [first, ...rest] = args;
  if (first === 'notifications') return [deliveries(readOptions(rest)), killedAlerts()];
  const { values } = parseArgs({ args, options: { only: { type: 'string', multiple: true } } });
  const wanted = values.only?.map((name) => name.toLowerCase());
  return faults.filter(
    ({ name }) => !wanted || wanted.some((part) => name.toLowerCase().includes(part)),
  );
}

/** `npm run faults [-- --only standby]`, or `faults:notifications` with their options. */
const chosen = choose(process.argv.slice(2));
if (chosen.length === 0) {
  say(`--only names one of:\n${faults.map(({ name }) => `  ${name}`).join('\n')}`);
  process.exitCode = 1;
} else {
  const results = await runFaults(chosen, say);
  say(`\n${describeResults(results)}`);
  if (results.some(({ verdict }) => verdict === 'FAIL')) process.exitCode = 1;
}
// What was killed leaves sockets behind over which the event loop turns without end.
process.exit();
