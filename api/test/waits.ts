import { NamingClient } from '#src/platform/database/statements.ts';

type Query = (...given: unknown[]) => unknown;

/** How often `work` waited for Postgres, and how many statements it sent. */
export interface Waits {
  waits: number;
  statements: string[];
}

/**
 * Counts how often this process waits for Postgres while `work` runs: statements sent while others
 * are on their way cost no wait of their own. Nothing else may ask meanwhile.
 */
export async function countWaits(work: () => Promise<unknown>): Promise<Waits> {
  const counted: Waits = { waits: 0, statements: [] };
  let onTheirWay = 0;
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const original = NamingClient.prototype.query as Query;
  const counting = function (this: NamingClient, ...given: unknown[]) {
    const asked = original.apply(this, given);
    if (!(asked instanceof Promise)) return asked;
    const [first] = given as [string | { text: string }];
    if (onTheirWay === 0) counted.waits += 1;
    counted.statements.push(typeof first === 'string' ? first : first.text);
    onTheirWay += 1;
    const arrived = () => {
      onTheirWay -= 1;
    };
    asked.then(arrived, arrived);
    return asked;
  };
  Object.assign(NamingClient.prototype, { query: counting });
  try {
    await work();
  } finally {
    Object.assign(NamingClient.prototype, { query: original });
  }
  return counted;
}
