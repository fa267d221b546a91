import { readFileSync } from 'node:fs';
import { findBadLine } from './env-lines.ts';

const fail = (sentence: string) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/** Preloaded by the start scripts: takes over `.env` where there is one. */
try {
  const text = readFileSync('.env', 'utf8');
  const bad = findBadLine(text);
  if (bad === undefined) process.loadEnvFile();
  else fail(`Line ${bad} of .env is not valid: write NAME=value there, or # before a comment.`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'ENOENT') fail(`.env cannot be read: ${message}.`);
}
