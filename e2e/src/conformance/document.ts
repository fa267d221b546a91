import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

export interface Proof {
  /** From the root. */
  file: string;
  /** As the source has it. */
  test: string;
}

export interface Row {
  id: string;
  /** The sentence in short; texts and numbers as the specification has them. */
  says: string;
  /** Each of a part of it, where there are several. */
  proofs: readonly Proof[];
}

interface Entry extends Proof, Pick<Row, 'id' | 'says'> {}

export const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

const observed = globSync('e2e/src/conformance/sections/*.ts', { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/^test\(\s*(['"])((\d+\.\d+) (.*?))\1,/gm)].map(
    ([, , test = '', id = '', says = '']): Entry => ({ id, says, file, test }),
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
        return [...entry.matchAll(/^ {2}- (\S+) (.+)$/gm)].map(([, id = '', says = '']): Entry => ({
          id,
          says,
          file,
          test,
        }));
      });
  });

export const rows: readonly Row[] = [
  ...Map.groupBy([...observed, ...listed], ({ id, says }) => `${id} ${says}`).values(),
].map(([first, ...others]) => {
  const { id, says } = first as Entry;
  return { id, says, proofs: [first as Entry, ...others] };
});
