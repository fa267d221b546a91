import { type Kysely, sql } from 'kysely';

const columns = ['phone_visibility', 'email_visibility'] as const;

export async function up(db: Kysely<unknown>) {
  for (const column of columns) {
    await db.schema
      .alterTable('users')
      .addColumn(column, 'text', (c) =>
        c
          .notNull()
          .defaultTo('self')
          .check(sql`${sql.ref(column)} in ('self', 'team', 'everyone')`),
      )
      .execute();
  }
}

export async function down(db: Kysely<unknown>) {
  for (const column of columns) await db.schema.alterTable('users').dropColumn(column).execute();
}
