import pg from 'pg';

/** What was sent to Postgres: one statement of a request. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Answers what `work` sends to Postgres in this process, in order. */
export async function record(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const original = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  const listening = function (this: pg.Client, ...given: unknown[]) {
    const [first, second] = given;
    const { text, values } =
      typeof first === 'object' && first !== null
        ? (first as { text?: string; values?: unknown[] })
        : { text: first as string, values: second as unknown[] };
    if (text !== undefined) statements.push({ text, values: Array.isArray(values) ? values : [] });
    return original.apply(this, given);
  };
  Object.assign(pg.Client.prototype, { query: listening });
  try {
    await work();
  } finally {
    Object.assign(pg.Client.prototype, { query: original });
  }
  return statements;
}
