import { createHash } from 'node:crypto';
import pg from 'pg';

/** Put before a statement whose best plan is the same whatever its parameters are. */
const named = '/* named */ ';

/** Marks a statement to be planned once per connection. */
export const withName = (text: string) => named + text;

const mostNames = 500;
const names = new Map<string, string>();
let generation = 0;

/** A statement's name: the same text has the same one. Past the first few hundred there is none. */
function nameOf(text: string) {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
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

/** A migration changed what a named statement returns: under another name it is planned anew. */
export const isPlanStale = (error: unknown) => {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && message?.includes('cached plan') === true;
};

const isNamed = (text: unknown): text is string =>
  typeof text === 'string' && text.startsWith(named);

/** A connection that has Postgres plan marked statements once: planning costs more than these reads. */
export class NamingClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's own overloads
  override query(...given: any[]): any {
    const [text, values, ...rest] = given as [unknown, unknown, ...unknown[]];
    const name = isNamed(text) ? nameOf(text) : undefined;
    const query = super.query.bind(this) as (...all: unknown[]) => unknown;
    return name === undefined ? query(...given) : query({ name, text, values }, ...rest);
  }
}
