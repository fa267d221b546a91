import { createHash } from 'node:crypto';
import pg from 'pg';

/** Put into a statement that has to be planned anew each time, for what its parameters are. */
export const unnamed = '/* unnamed */';

const mostNames = 500;
const names = new Map<string, string>();
let generation = 0;

/** A statement's name: the same text has the same one. Past the first few hundred there is none. */
function nameOf(text: string) {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames || text.includes(unnamed)) return known;
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  const name = `k${generation}_${digest}`;
  names.set(text, name);
  return name;
}

/** Plans of before a migration no longer fit: every statement gets another name. */
export function forgetNames() {
  generation += 1;
  names.clear();
}

const isStatement = (text: unknown, values: unknown): text is string =>
  typeof text === 'string' && Array.isArray(values) && values.length > 0;

/** A connection that has Postgres plan each statement once: planning costs more than most reads. */
export class NamingClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's own overloads
  override query(...given: any[]): any {
    const [text, values, ...rest] = given as [unknown, unknown, ...unknown[]];
    const name = isStatement(text, values) ? nameOf(text) : undefined;
    const query = super.query.bind(this) as (...all: unknown[]) => unknown;
    return name === undefined ? query(...given) : query({ name, text, values }, ...rest);
  }
}
