import { readConfig } from './config.ts';
import { runApi } from './run.ts';
import { SetupError } from './setup-error.ts';

const fail = (error: unknown) => {
  process.stderr.write(`${error instanceof SetupError ? error.message : String(error)}\n`);
  process.exit(1);
};

try {
  const api = await runApi(readConfig(process.env), fail);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void api.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Whoever started and watches us is gone.
  process.on('disconnect', stop);
} catch (error) {
  fail(error);
}
