import { type Kysely, sql } from 'kysely';

/** Who uploaded which picture: nobody shows another's, and what nobody shows is swept. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('uploads')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('owner_id', 'uuid', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('uploads_age').on('uploads').column('created_at').execute();
  await db.schema.createIndex('uploads_owner').on('uploads').column('owner_id').execute();
  await sql`insert into uploads (path, owner_id, created_at)
    select distinct on (photo) photo, id, now() from users where photo like '/uploads/%'
    order by photo, created_at`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropTable('uploads').execute();
}
