import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** One file on the way of a request, and the name by which it leads to the next. */
interface Step {
  path: string;
  name: string;
}

interface Walk {
  title: string;
  /** How many files may have to be opened. */
  most: number;
  steps: Step[];
}

/**
 * The walks that a page describes: below a heading `### Title (at most N files)` a numbered list, each
 * item beginning with a path and ending with `→` and the name by which the file leads on.
 */
export function walksOf(page: string): Walk[] {
  const text = readFileSync(join(root, page), 'utf8');
  return text
    .split(/^#+ /m)
    .slice(1)
    .flatMap((section) => {
      const [title = '', ...lines] = section.split('\n');
      const [, name = '', most] = /^(.*) \(at most (\d+) files\)$/.exec(title) ?? [];
      if (most === undefined) return [];
      const items = lines
        .join('\n')
        .split(/^\d+\. /m)
        .slice(1);
      return [{ title: name, most: Number(most), steps: items.map(readStep) }];
    });
}

function readStep(item: string): Step {
  const [, path = ''] = /^`([^`]+)`/.exec(item) ?? [];
  const [, name = ''] = /→ `([^`]+)`/.exec(item) ?? [];
  return { path, name };
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What is not true of a walk: files that are not there, names that do not lead on. */
export function untrueOf({ steps, most }: Walk): string[] {
  const problems: string[] = [];
  if (steps.length > most) problems.push(`${steps.length} files, of ${most}`);
  for (const [index, { path, name }] of steps.entries()) {
    const next = steps[index + 1];
    if (!next) break;
    for (const place of [path, next.path]) {
      if (!read(place).includes(name)) problems.push(`${place} does not say ${name}`);
    }
    if (name === '') problems.push(`${path} leads nowhere`);
  }
  return problems;
}
