import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';
import { NamedQuery } from './named-query.ts';
import { mayShare } from './sharing.ts';

/** Put before a statement that is named from its first use on, as its caller expects a stale plan. */
const named = '/* named */ ';

/** Marks a statement to be planned once per connection, from the first time on. */
export const withName = (text: string) => named + text;

const marked = '/* unnamed */';

/** Stands in a statement whose best plan depends on its values. */
export const unnamed = sql.raw(marked);

const mostNames = 500;
/** What is sent once or twice is not worth a plan that is kept. */
const worthNaming = 3;
const names = new Map<string, string>();
const uses = new Map<string, number>();
let generation = 0;

/** A migration may change the columns of `*`; counts and products have none. */
const selectsAll = /(?:select |returning |\.|, )\*/i;

function mayHaveName(text: string) {
  if (text.startsWith(named)) return true;
  if (selectsAll.test(text) || text.includes(marked)) return false;
  const used = (uses.get(text) ?? 0) + 1;
  if (uses.size >= 2 * mostNames) uses.clear();
  uses.set(text, used);
  return used >= worthNaming;
}

/** A statement's name: the same text has the same one. Past the first few hundred there is none. */
function nameOf(text: string) {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames || !mayHaveName(text)) return known;
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  const name = `k${generation}_${digest}`;
  names.set(text, name);
  uses.delete(text);
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

/** Who shared a connection was to prepare a named statement, and failed. */
export const isUnprepared = (error: unknown) => (error as { code?: string }).code === '26000';

/**
 * A connection that has Postgres plan a statement once, since planning costs more than most reads,
 * and sends what is asked at one moment with one write.
 */
export class NamingClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's own overloads
  override query(...given: any[]): any {
    const [text, values, ...rest] = given as [unknown, unknown, ...unknown[]];
    const isNameable = typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const name = isNameable ? nameOf(text) : undefined;
    const query = super.query.bind(this) as (...all: unknown[]) => unknown;
    this.#sendTogether();
    if (name === undefined || typeof text !== 'string') return query(...given);
    if (rest.length > 0) return query({ name, text, values }, ...rest);
    return new Promise((resolve, reject) => {
      query(new NamedQuery({ name, text, values: values as unknown[] }, { resolve, reject }));
    });
  }

  /** Keeps what is written until the current turn's promises have run. */
  #sendTogether() {
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    const send = () => stream.uncork();
    if (mayShare()) setImmediate(send);
    else process.nextTick(send);
  }
}
