// oxlint-disable no-underscore-dangle -- pg's own names
import pg from 'pg';

/** What pg knows of the rows to come. */
interface Result {
  fields: unknown[];
  _parsers: unknown[] | undefined;
  _prebuiltEmptyResultObject: object | null;
}

interface Connection {
  describe: (what: object) => void;
}

/** Of pg's own query, whose types tell nothing of how it works. */
interface Internals {
  prepare(connection: Connection): void;
  handleRowDescription(message: unknown): void;
}
const base = pg.Query.prototype as unknown as Internals;

/** What is known of a connection's statements, and the connection with nothing to describe. */
interface Known {
  shapes: Map<string, Result>;
  silent: Connection;
}
const known = new WeakMap<Connection, Known>();

function knownOf(connection: Connection) {
  const found = known.get(connection);
  if (found) return found;
  const silent = Object.create(connection, { describe: { value: () => undefined } }) as Connection;
  const made = { shapes: new Map<string, Result>(), silent };
  known.set(connection, made);
  return made;
}

interface Named {
  name: string;
  text: string;
  values: unknown[];
}

interface Settle {
  resolve: (result: unknown) => void;
  reject: (reason: unknown) => void;
}

/**
 * A statement whose rows Postgres describes once per connection: they stay the same for as long as
 * the name stands for a plan, and where a migration made them others, Postgres refuses it.
 */
export class NamedQuery extends pg.Query implements Internals {
  readonly name: string;
  declare private readonly _result: Result;
  declare private _accumulateRows: boolean;
  #shapes: Map<string, Result> | undefined;

  constructor({ name, text, values }: Named, { resolve, reject }: Settle) {
    super(text, values, (error, result) => {
      if (error) reject(error);
      else resolve(result);
    });
    this.name = name;
  }

  prepare(connection: Connection) {
    const { shapes, silent } = knownOf(connection);
    const shape = shapes.get(this.name);
    if (shape) {
      Object.assign(this._result, shape);
      this._accumulateRows = true;
    } else this.#shapes = shapes;
    base.prepare.call(this, shape ? silent : connection);
  }

  handleRowDescription(message: unknown) {
    base.handleRowDescription.call(this, message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#shapes?.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}
