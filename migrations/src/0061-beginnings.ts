import { type Kysely, sql } from 'kysely';

const isShown = sql`approved_at is not null and archived_at is null and deleted_at is null`;

/** Which projects begin with what is typed, and which of them are the newest, is read in this index alone. */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropIndex('projects_beginnings').execute();
  await sql`create index projects_beginnings on projects
    (replace(lower(name), 'ё', 'е') text_pattern_ops) include (name, approved_at, id)
    where ${isShown}`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropIndex('projects_beginnings').execute();
  await sql`create index projects_beginnings on projects
    (replace(lower(name), 'ё', 'е') text_pattern_ops) where ${isShown}`.execute(db);
}
