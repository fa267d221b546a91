import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** One sentence of the specification that can be observed, and the test that observes it. */
export interface Row {
  /** The chapter and the place in it. */
  id: string;
  /** The sentence in short; texts and numbers as the specification has them. */
  says: string;
  /** From the root. */
  file: string;
  /** As the source has it. */
  test: string;
}

export const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** The rows of docs/conformance.md, in their order. */
export const rows: readonly Row[] = [
  ...read('docs/conformance.md').matchAll(
    /^\| (\d\S*) \| (.*?) \| `([^`]+)`(?:: (.*?))? \| .*\|$/gm,
  ),
].map(([, id = '', says = '', file = '', test = `${id} ${says}`]) => ({ id, says, file, test }));
