import { readConfig } from '@kollab/api/platform/config/config';
import { runApi } from '@kollab/api/run';

/** An API for which it is whatever time its parent says, one message after another. */
let time = new Date();
const fail = (problem: unknown) => {
  process.stderr.write(`${(problem as Error).message}\n`);
  process.exit(1);
};
try {
  const config = { ...readConfig(process.env), metrics: undefined, tracing: undefined };
  const api = await runApi(config, fail, undefined, () => time);
  process.on('message', (moment: number) => {
    time = new Date(moment);
    process.send?.('set');
  });
  process.once('disconnect', () => void api.stop().then(() => process.exit(0)));
  process.send?.('ready');
} catch (error) {
  fail(error);
}
