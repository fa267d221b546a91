import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import pg from 'pg';

const marked = '/* unnamed */';

/** Stands in a statement whose best plan depends on its values. */
export const unnamed = sql.raw(marked);

const mostNames = 500;
/** What is sent once or twice is not worth a plan that is kept. */
const worthNaming = 3;

interface Named {
  name: string;
  /** Whether it answers `*`, whose columns a migration may change. */
  answersAll: boolean;
}

const names = new Map<string, Named>();
const uses = new Map<string, number>();
let generation = 0;

const answersAll = /^select (?:(?! from ).)*?(?<=[ ."])\*|returning (?:[^)]*[ ."])?\*/s;

function namedOf(text: string) {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames || text.includes(marked)) return known;
  const used = (uses.get(text) ?? 0) + 1;
  if (uses.size >= 2 * mostNames) uses.clear();
  uses.set(text, used);
  if (used < worthNaming) return undefined;
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  const named = { name: `k${generation}_${digest}`, answersAll: answersAll.test(text) };
  names.set(text, named);
  uses.delete(text);
  return named;
}

/** Plans of before a migration no longer fit: every statement gets another name. */
export function forgetNames() {
  generation += 1;
  names.clear();
}

/** A migration changed what a named statement returns. */
export const isPlanStale = (error: unknown) => {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && message?.includes('cached plan') === true;
};

/**
 * A connection that has Postgres plan a statement once, since planning costs more than most reads.
 * Where a migration made a plan stale, the statement is sent again; in a transaction, which has
 * failed then, what selects `*` is planned each time.
 */
export class NamingClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's own overloads
  override query(...given: any[]): any {
    const [text, values, ...rest] = given as [unknown, unknown, ...unknown[]];
    const query = super.query.bind(this) as (...all: unknown[]) => Promise<unknown>;
    if (
      typeof text !== 'string' ||
      !Array.isArray(values) ||
      rest.length > 0 ||
      values.length === 0
    ) {
      return query(...given);
    }
    const isAlone = this.getTransactionStatus() === 'I';
    const named = namedOf(text);
    if (!named || (named.answersAll && !isAlone)) return query(text, values);
    return query({ name: named.name, text, values }).catch((error: unknown) => {
      if (!isPlanStale(error)) throw error;
      forgetNames();
      if (!isAlone) throw error;
      return query(text, values);
    });
  }
}
