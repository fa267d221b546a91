import { readOptions } from './options.ts';
import { describeReport, isGood } from './report.ts';
import { runFaults } from './run.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

const options = readOptions(process.argv.slice(2));
say(`${options.count} notifications for ${options.people} people at ${options.rate} a second`);
const report = await runFaults(options, say);
say(`\n${describeReport(report)}`);
if (!isGood(report)) process.exitCode = 1;
