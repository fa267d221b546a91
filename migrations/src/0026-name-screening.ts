import type { Kysely } from 'kysely';

/**
 * How far the names of people never approved have been looked through for those that wait for a
 * moderator, by the version of what is looked for.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('name_screenings')
    .addColumn('version', 'integer', (c) => c.primaryKey())
    .addColumn('position', 'uuid')
    .addColumn('completed_at', 'timestamptz')
    .execute();
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropTable('name_screenings').execute();
}
