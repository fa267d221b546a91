import {
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import { board } from './alongside.ts';

/** Waits for Postgres as seldom as the protocol allows. */
class PipeliningDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>();

  /** Of a statement outside a transaction, and of a transaction. */
  override async acquireConnection(
    ...given: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(...given);
    board(this, connection);
    return connection;
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
