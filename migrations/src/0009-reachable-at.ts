import type { Kysely } from 'kysely';

/** When a person last came back: an older failure to reach them counts no more. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('users').addColumn('reachable_at', 'timestamptz').execute();
}

export async function down(db: Kysely<unknown>) {
  await db.schema.alterTable('users').dropColumn('reachable_at').execute();
}
