import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Reference } from './row.ts';

const root = resolve(import.meta.dirname, '../../..');

const depthOf = (line: string) => line.length - line.trimStart().length;

/** Where the statement that holds a line begins and ends; the house's formatting tells. */
function statementAround(lines: readonly string[], at: number): string {
  const isStart = (line: string) => /^\s*(it|test)\b/.test(line);
  let start = at;
  while (start > 0 && !isStart(lines[start] ?? '')) start--;
  const depth = depthOf(lines[start] ?? '');
  let end = at;
  const isEnd = (line: string) => depthOf(line) === depth && line.endsWith(');');
  while (end < lines.length - 1 && !isEnd(lines[end] ?? '')) end++;
  return lines.slice(start, end + 1).join('\n');
}

/** The source of a test by its file and name; undefined where there is no such test. */
export function testSource([file, name]: Reference): string | undefined {
  const path = resolve(root, file);
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  const at = lines.findIndex((line) =>
    [`'${name}'`, `"${name}"`].some((one) => line.includes(one)),
  );
  if (at < 0) return undefined;
  const source = statementAround(lines, at);
  return /^\s*(it|test)\b/.test(source) ? source : undefined;
}
