import { sql } from 'kysely';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Alone } from '#src/platform/database/connect-alone.ts';
import { migrateWithin } from '#src/platform/database/migration/migrate.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { dropEverything, liftForeignKeys, listTables } from './catalogue.ts';
import { type Manifest, tableOf } from './manifest.ts';
import { target } from './snapshot.ts';
import type { Entry } from './tar.ts';

/**
 * Makes the database what an archive holds, at the newest schema: all of it when the transaction
 * commits, else nothing. `other` is handed the entries that are no rows. Needs no superuser.
 */
export async function loadDatabase(
  { client }: Alone,
  trx: Db,
  manifest: Manifest,
  entries: AsyncIterable<Entry>,
  other: (entry: Entry) => Promise<void>,
) {
  await dropEverything(trx);
  await migrateWithin(trx, manifest.migrations.at(-1));
  await assertTables(trx, manifest);
  const foreignKeys = await liftForeignKeys(trx);
  for (const { name } of manifest.tables) await setTriggers(trx, name, 'disable');
  // A new schema brings rows of its own: the catalogue of tags.
  for (const { name } of manifest.tables) await sql`delete from ${sql.table(name)}`.execute(trx);
  await loadRows(client, manifest, entries, other);
  for (const { name, value, isCalled } of manifest.sequences) {
    await sql`select setval(${escapeIdentifier(name)}, ${value}::bigint, ${isCalled})`.execute(trx);
  }
  for (const { name } of manifest.tables) await setTriggers(trx, name, 'enable');
  for (const statement of foreignKeys) await sql.raw(statement).execute(trx);
  await migrateWithin(trx);
}

const setTriggers = (trx: Db, table: string, to: 'enable' | 'disable') =>
  sql`alter table ${sql.table(table)} ${sql.raw(to)} trigger user`.execute(trx);

async function assertTables(trx: Db, manifest: Manifest) {
  const { kept } = await listTables(trx);
  const shape = (tables: { name: string; columns: string[] }[]) =>
    tables.map(({ name, columns }) => `${name}(${columns.toSorted().join()})`).toSorted();
  const [here, there] = [shape(kept), shape(manifest.tables)];
  const odd = [
    ...there.filter((t) => !here.includes(t)),
    ...here.filter((t) => !there.includes(t)),
  ];
  if (odd.length > 0) throw new Error(`the tables of the backup are others: ${odd.join(', ')}`);
}

async function loadRows(
  client: Alone['client'],
  manifest: Manifest,
  entries: AsyncIterable<Entry>,
  other: (entry: Entry) => Promise<void>,
) {
  let open: ReturnType<typeof openCopy> | undefined;
  try {
    for await (const entry of entries) {
      const name = tableOf(entry.name);
      if (name !== open?.name) {
        await open?.end();
        open = undefined;
        const table = manifest.tables.find((known) => known.name === name);
        if (table) open = openCopy(client, table);
      }
      await (open ? open.write(entry.content) : other(entry));
    }
    await open?.end();
  } catch (error) {
    open?.cancel(error as Error);
    throw error;
  }
}

function openCopy(client: Alone['client'], { name, columns, rows }: Manifest['tables'][number]) {
  const sink = client.query(copyFrom(`copy ${target(name, columns)} from stdin`));
  const done = finished(sink);
  done.catch(() => undefined);
  return {
    name,
    async write(content: Buffer) {
      if (!sink.write(content)) await Promise.race([once(sink, 'drain'), done]);
    },
    async end() {
      sink.end();
      await done;
      if (sink.rowCount !== rows) throw new Error(`${name} took ${sink.rowCount} of ${rows} rows`);
    },
    cancel: (reason: Error) => sink.destroy(reason),
  };
}
