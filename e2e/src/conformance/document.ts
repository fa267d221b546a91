import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

export interface Row {
  id: string;
  /** The sentence in short; texts and numbers as the specification has them. */
  says: string;
  /** From the root. */
  file: string;
  /** As the source has it. */
  test: string;
}

export const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

const observed = globSync('e2e/src/conformance/sections/*.ts', { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/^test\(\s*(['"])((\S*) (.*?))\1,/gm)].map(
    ([, , test = '', id = '', says = '']): Row => ({ id, says, file, test }),
  ),
);

const listed = read('docs/conformance.md')
  .split(/^## `/m)
  .slice(1)
  .flatMap((part) => {
    const file = part.slice(0, part.indexOf('`'));
    return part
      .split(/^- /m)
      .slice(1)
      .flatMap((entry) => {
        const test = entry.slice(0, entry.indexOf('\n'));
        return [...entry.matchAll(/^ {2}- (\S+) (.+)$/gm)].map(([, id = '', says = '']): Row => ({
          id,
          says,
          file,
          test,
        }));
      });
  });

export const rows: readonly Row[] = [...observed, ...listed];
