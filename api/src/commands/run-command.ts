import { AppError } from '#src/platform/errors/app-error.ts';
import { type Config, readConfig } from '#src/platform/config/config.ts';
import { SetupError } from '@kollab/runtime/setup-error';

export interface Command {
  config: Config;
  /** Aborted when somebody stops the command: it tidies up and ends. */
  signal: AbortSignal;
  say: (text: string) => void;
  warn: (text: string) => void;
}

export async function runCommand(work: (command: Command) => Promise<void>) {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A second one waits for nothing.
    process.once(signal, () => stopping.abort());
  }
  const warn = (text: string) => void process.stderr.write(`${text}\n`);
  try {
    const config = readConfig({ ...process.env, ...unneeded });
    const say = (text: string) => void process.stdout.write(`${text}\n`);
    await work({ config, signal: stopping.signal, say, warn });
  } catch (error) {
    warn(stopping.signal.aborted ? 'Stopped. Nothing was changed.' : describe(error));
    process.exitCode = 1;
  }
}

/** The tokens of the running product: no command uses them. */
const unneeded = { BOT_TOKEN: '1:unneeded', BOT_API_TOKEN: 'unneeded'.repeat(4) };

function describe(error: unknown) {
  if (error instanceof SetupError) return error.message;
  const { message, cause } = error as Error;
  // Its message is for the people who use the product.
  if (error instanceof AppError) {
    const reason = cause instanceof Error ? cause.message : error.code;
    return `The pictures cannot be read or written: ${reason}`;
  }
  return error instanceof AggregateError ? (error.errors[0] as Error).message : message;
}

export function given<T>(usage: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code.startsWith('ERR_PARSE_ARGS')) throw new SetupError(usage);
    throw error;
  }
}
