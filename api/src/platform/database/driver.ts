import {
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import { board, confirm } from './alongside.ts';
import { mayShare } from './sharing.ts';

type Releasable = Parameters<PostgresDriver['releaseConnection']>[0];

/** A connection that the short reads of one turn of the event loop hold together. */
interface Shared {
  connection: Promise<DatabaseConnection>;
  holders: number;
}

/** So many wait for each other at most: a burst is spread over connections. */
const mostHolders = 4;

/** Waits for Postgres as seldom as the protocol allows, and writes to it as seldom. */
class PipeliningDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>();
  /** What the current turn's short reads hold. */
  #current: Shared | undefined;
  readonly #shared = new WeakMap<DatabaseConnection, Shared>();

  /** Of a statement outside a transaction, and of a transaction. */
  override async acquireConnection(...given: Parameters<PostgresDriver['acquireConnection']>) {
    const connection = await (mayShare() ? this.#share() : super.acquireConnection(...given));
    board(this, connection);
    return connection;
  }

  async #share() {
    const shared = (this.#current ??= { connection: super.acquireConnection(), holders: 0 });
    if (shared.holders === 0) setImmediate(() => this.#leave(shared));
    shared.holders += 1;
    if (shared.holders === mostHolders) this.#leave(shared);
    const connection = await shared.connection;
    this.#shared.set(connection, shared);
    return connection;
  }

  /** Whoever comes later holds another one. */
  #leave(shared: Shared) {
    if (this.#current === shared) this.#current = undefined;
  }

  /** What is shared goes back to the pool with the last who holds it. */
  override async releaseConnection(connection: Releasable) {
    const shared = this.#shared.get(connection);
    if (shared) {
      shared.holders -= 1;
      if (shared.holders > 0) return;
      this.#leave(shared);
      this.#shared.delete(connection);
    }
    await super.releaseConnection(connection);
  }

  /** Travels with the transaction's first statement; where it fails, so does that. */
  override beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const begun = super.beginTransaction(connection, settings);
    begun.catch(() => undefined);
    this.#begun.set(connection, begun);
    return Promise.resolve();
  }

  override async commitTransaction(connection: DatabaseConnection) {
    await this.#begun.get(connection);
    await confirm(this);
    await super.commitTransaction(connection);
  }
}

/** Postgres over connections in pipeline mode. */
export class PipeliningDialect extends PostgresDialect {
  readonly driver: PostgresDriver;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.driver = new PipeliningDriver(config);
  }

  override createDriver() {
    return this.driver;
  }
}
