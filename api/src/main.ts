import { readConfig } from './config.ts';
import { runApi } from './run.ts';
import { SetupError } from './setup-error.ts';

const grace = 25_000;

try {
  const api = await runApi(readConfig(process.env));
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), grace).unref();
    void api.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  process.stderr.write(`${error instanceof SetupError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
