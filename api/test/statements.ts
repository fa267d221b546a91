import { NamingClient } from '#src/platform/database/statements.ts';

type Query = (...given: unknown[]) => unknown;

/** The statements that this process sends to Postgres while `work` runs; nothing else may ask meanwhile. */
export async function listStatements(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const original = NamingClient.prototype.query as Query;
  const noting = function (this: NamingClient, ...given: unknown[]) {
    const [first] = given as [string | { text: string }];
    sent.push(typeof first === 'string' ? first : first.text);
    return original.apply(this, given);
  };
  Object.assign(NamingClient.prototype, { query: noting });
  try {
    await work();
  } finally {
    Object.assign(NamingClient.prototype, { query: original });
  }
  return sent;
}
