import { type Kysely, sql } from 'kysely';

/** Fields turned down one by one, and appeals: submissions that another moderator decides on. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('changes').addColumn('rejection', 'text').execute();
  await db.schema
    .alterTable('submissions')
    .addColumn('appeal', 'text')
    .addColumn('appeal_of', 'uuid', (c) => c.references('submissions.id'))
    .execute();
  await sql`create unique index submissions_appeal_of on submissions (appeal_of)
    where appeal_of is not null`.execute(db);
  await sql`create index submissions_decided on submissions (decided_at)
    where decided_at is not null`.execute(db);
  await db.schema
    .createIndex('moderation_events_actor')
    .on('moderation_events')
    .columns(['actor_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('moderation_events_time')
    .on('moderation_events')
    .columns(['created_at', 'id'])
    .execute();
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropIndex('moderation_events_time').execute();
  await db.schema.dropIndex('moderation_events_actor').execute();
  await db.schema.dropIndex('submissions_decided').execute();
  await db.schema.alterTable('submissions').dropColumn('appeal_of').dropColumn('appeal').execute();
  await db.schema.alterTable('changes').dropColumn('rejection').execute();
}
