import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';
import { forgetNames, isPlanStale, withName } from './statements.ts';

/** Stands for a value in a query that is built before the value is known. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const compileNamed = <R>(query: Compilable<R>) => {
  const compiled = query.compile();
  return { ...compiled, sql: withName(compiled.sql) };
};

type Build<P, R> = (db: Db, values: P) => Compilable<R>;

/**
 * A query that is built once and planned once per connection, for reads so frequent that both show.
 * Conditions that a partial index needs are literals in it: its plan knows no values.
 * `build` must put every value into the query as it is: it sees placeholders, not values.
 */
export function prepared<P extends object, R>(
  names: readonly (keyof P & string)[],
  build: Build<P, R>,
) {
  let compiled: CompiledQuery<R> | undefined;
  return async (db: Db, values: P): Promise<R[]> => {
    const slots = Object.fromEntries(names.map((name) => [name, new Slot(name)]));
    const query = (compiled ??= compileNamed(build(db, slots as P)));
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? (values[value.name as keyof P] ?? null) : value,
    );
    const ask = () => db.executeQuery<R>({ ...query, parameters });
    const { rows } = await ask().catch((error: unknown) => {
      // A transaction in which it happened has failed as a whole.
      if (!isPlanStale(error) || db.isTransaction) throw error;
      forgetNames();
      return ask();
    });
    return rows;
  };
}
