import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { readConfig } from '#src/platform/config/config.ts';
import { runApi } from './run.ts';
import { SetupError } from '#src/platform/errors/setup-error.ts';

const fail = (error: unknown) => {
  process.stderr.write(`${error instanceof SetupError ? error.message : String(error)}\n`);
  process.exit(1);
};

/** Runs the API until it is interrupted; then, or when it cannot run, the process ends. */
export async function main(interrupted: AbortSignal): Promise<void> {
  try {
    const api = await runApi(readConfig(process.env), fail, interrupted);
    process.send?.('ready');
    // A process that is killed would not write it at its end.
    flushCompileCache();
    if (!interrupted.aborted) await once(interrupted, 'abort');
    await api.stop();
  } catch (error) {
    if (!interrupted.aborted) fail(error);
  }
  process.exit(0);
}
