import type { Bot } from 'grammy';
import { onTestFinished } from 'vitest';
import type { SandboxOptions } from '#src/server.ts';
import { openSandbox, type OwnSandbox, startBot } from './own-sandbox.ts';

export { ANYA, type Answer, BOT_TOKEN, type Control } from './own-sandbox.ts';

export async function testSandbox(options: Partial<SandboxOptions> = {}): Promise<OwnSandbox> {
  const opened = await openSandbox(options);
  onTestFinished(opened.close);
  return opened;
}

export async function runBot(bot: Bot): Promise<void> {
  onTestFinished(await startBot(bot));
}

/** Fails when the call is not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error && 'description' in error) return String(error.description);
    throw error;
  }
  throw new Error('The call was not refused');
}
