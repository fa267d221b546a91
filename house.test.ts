import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** What a script of package.json prints when it fails; empty when it passes. */
async function complaintsOf(script: string) {
  try {
    await run('npm', ['run', '--silent', script], { maxBuffer: 10_000_000 });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}\n${stderr}`;
  }
}

test.each([
  ['every file is formatted', 'format:check'],
  ['every rule of the house is kept, and every type holds', 'lint'],
  ['nothing is there that nobody uses', 'dead'],
  ['no package we ship has a grave advisory, as far as the registry answers', 'audit'],
])('%s', async (_, script) => {
  expect(await complaintsOf(script)).toBe('');
});
