import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter } from 'vitest/node';

/** Writes down that something went wrong outside of tests, which no other report tells. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly unknown[]) {
    if (errors.length === 0) return;
    const folder = join(process.cwd(), 'reports');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'unhandled.json'), JSON.stringify(errors.length));
  }
}
