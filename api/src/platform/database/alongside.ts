import type { CompiledQuery, DatabaseConnection, Driver } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './schema.ts';

interface Passenger {
  driver: Driver;
  query: CompiledQuery;
  rows: Promise<unknown[]> | undefined;
  mayCommit: ((row: never) => boolean) | undefined;
}

const passengers = new AsyncLocalStorage<Passenger>();
const drivers = new WeakMap<Db, Driver>();

/** Lets be known what a database's connections come from. */
export const noteDriver = (db: Db, driver: Driver) => void drivers.set(db, driver);

/** Sends who waits for a connection over this one, ahead of what it was taken for. */
export function board(driver: Driver, connection: DatabaseConnection) {
  const passenger = passengers.getStore();
  if (passenger === undefined || passenger.rows || passenger.driver !== driver) return;
  passenger.rows = connection.executeQuery(passenger.query).then(({ rows }) => rows);
  passenger.rows.catch(() => undefined);
}

/** Throws, so that nothing is kept, where `alongside` was told so of the row that travelled along. */
export async function confirm(driver: Driver) {
  const passenger = passengers.getStore();
  if (passenger?.mayCommit === undefined || passenger.driver !== driver) return;
  const [row] = (await passenger.rows) ?? [];
  if (!passenger.mayCommit(row as never))
    throw new Error('What a transaction rests on is no longer so.');
}

/**
 * Runs `work` and a query of one row, which travels with the first statement that `work` sends, so
 * that it costs no wait of its own. Answers how `work` ended, and the row; none if it failed. No
 * transaction of `work` is committed unless `mayCommit` says so of the row.
 */
export async function alongside<R, T>(
  db: Db,
  query: CompiledQuery<R>,
  work: () => Promise<T> | T,
  mayCommit?: (row: R | undefined) => boolean,
): Promise<[PromiseSettledResult<T>, R | undefined]> {
  const driver = drivers.get(db);
  const passenger: Passenger | undefined = driver && { driver, query, rows: undefined, mayCommit };
  const run = async () => work();
  const [outcome] = await Promise.allSettled([passenger ? passengers.run(passenger, run) : run()]);
  const asked = passenger?.rows ?? db.executeQuery(query).then(({ rows }) => rows);
  const [row] = (await asked.catch(() => [])) as R[];
  return [outcome, row];
}
