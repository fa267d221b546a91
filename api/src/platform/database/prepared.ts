import type { CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';
import { sharingConnection } from './sharing.ts';
import type { Compilable } from './together.ts';
import { forgetNames, isPlanStale, isUnprepared, withName } from './statements.ts';

/** Stands for a value in a query that is built before the value is known. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const compileNamed = <R>(db: Db, query: Compilable<R>) => {
  const compiled = query.compile(db);
  return { ...compiled, sql: withName(compiled.sql) };
};

type Build<P, R> = (db: Db, values: P) => Compilable<R>;

/**
 * A query that is built once and planned once per connection, for reads so frequent that both show.
 * Conditions that a partial index needs are literals in it: its plan knows no values.
 * `build` must put every value into the query as it is: it sees placeholders, not values.
 * Answers rows; its `query` is what is sent together with others.
 */
export function prepared<P extends object, R>(
  names: readonly (keyof P & string)[],
  build: Build<P, R>,
) {
  let compiled: CompiledQuery<R> | undefined;
  const slots = Object.fromEntries(names.map((name) => [name, new Slot(name)])) as P;
  const query = (db: Db, values: P): CompiledQuery<R> => {
    compiled ??= compileNamed(db, build(db, slots));
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? (values[value.name as keyof P] ?? null) : value,
    );
    return { ...compiled, parameters };
  };
  const run = async (db: Db, values: P): Promise<R[]> => {
    const asked = query(db, values);
    const send = () => db.executeQuery<R>(asked);
    const ask = () => (db.isTransaction ? send() : sharingConnection(send));
    const { rows } = await ask().catch((error: unknown) => {
      // A transaction in which it happened has failed as a whole.
      if (db.isTransaction || !(isPlanStale(error) || isUnprepared(error))) throw error;
      if (isPlanStale(error)) forgetNames();
      return ask();
    });
    return rows;
  };
  return Object.assign(run, { query });
}
