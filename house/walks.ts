import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readModule } from './modules.ts';

const root = resolve(import.meta.dirname, '..');

/** One file on the way of a request. */
interface Step {
  path: string;
  /** What it asks on the way; whoever wants to know all opens these too. */
  beside: string[];
  /** The name by which it leads to the next. */
  name: string;
}

export interface Walk {
  title: string;
  /** How many files may have to be opened, those beside the way included. */
  most: number;
  steps: Step[];
}

/**
 * The walks that a page describes: below a heading `### Title (at most N files)` a numbered list. An
 * item begins with a path, names what it asks by paths too, and ends with `→` and the name by which it
 * leads on.
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
  const [path = '', ...beside] = [...item.matchAll(/`([^`\s]+\/[^`\s]+\.tsx?)`/g)].map(
    ([, file = '']) => file,
  );
  const [, name = ''] = /→ `([^`]+)`/.exec(item) ?? [];
  return { path, beside, name };
}

/** Every file of a walk, once. */
export const filesOf = ({ steps }: Walk) => [
  ...new Set(steps.flatMap(({ path, beside }) => [path, ...beside])),
];

/** What is not true of a walk: files that are not there, or that nothing on the way leads to. */
export function untrueOf(walk: Walk): string[] {
  const files = filesOf(walk);
  const missing = files.filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0) return missing.map((path) => `${path} is not there`);
  const problems = files.length > walk.most ? [`${files.length} files, of ${walk.most}`] : [];
  for (const [index, { path, beside, name }] of walk.steps.entries()) {
    const { text, imports } = readModule(path);
    const asked = beside.filter((file) => !imports.includes(file));
    problems.push(...asked.map((file) => `${path} does not import ${file}`));
    const next = walk.steps[index + 1];
    if (!next) continue;
    const isNamed = name !== '' && text.includes(name) && readModule(next.path).text.includes(name);
    if (!isNamed) problems.push(`«${name}» does not lead from ${path} to ${next.path}`);
  }
  return problems;
}
