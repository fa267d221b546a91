import type { Kysely } from 'kysely';

/** Who is reached by a request for contact alone: no username of theirs is told to others. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('users')
    .addColumn('contact_by_request', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute();
}

export async function down(db: Kysely<unknown>) {
  await db.schema.alterTable('users').dropColumn('contact_by_request').execute();
}
