import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('follows')
    .addColumn('follower_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('followee_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('follows_pkey', ['follower_id', 'followee_id'])
    .addCheckConstraint('follows_another', sql`follower_id <> followee_id`)
    .execute();
  await sql`create index follows_of_follower on follows
    (follower_id, created_at desc, followee_id desc)`.execute(db);
  await sql`create index follows_of_followee on follows
    (followee_id, created_at desc, follower_id desc)`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropTable('follows').execute();
}
