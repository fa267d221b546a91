import { migrations } from '@kollab/migrations';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Db } from './schema.ts';

const migrator = (db: Db) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });

/** Brings the schema to the newest version; concurrent callers wait for each other. */
export async function migrateToLatest(db: Db): Promise<void> {
  const { error } = await migrator(db).migrateToLatest();
  if (error) throw error;
}

/** Undoes every migration, newest first. */
export async function migrateDown(db: Db): Promise<void> {
  for (const _ of Object.keys(migrations)) {
    const { error } = await migrator(db).migrateDown();
    if (error) throw error;
  }
}

/** Whether the database answers and has every migration of this version. */
export async function isMigrated(db: Db): Promise<boolean> {
  const known = Object.keys(migrations);
  const { rows } = await sql<{ done: number }>`
    select count(*)::int as done from kysely_migration where name = any(${known})`.execute(db);
  return rows[0]?.done === known.length;
}
