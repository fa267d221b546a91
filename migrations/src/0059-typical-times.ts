import { type Kysely, sql } from 'kysely';

/** How long decisions took lately is read in this index alone. */
export async function up(db: Kysely<unknown>) {
  await sql`create index submissions_typical on submissions (subject_type, decided_at)
    include (submitted_at) where status in ('Approved', 'Rejected')`.execute(db);
  await db.schema.dropIndex('submissions_lately_decided').execute();
}

export async function down(db: Kysely<unknown>) {
  await sql`create index submissions_lately_decided on submissions (subject_type, decided_at)
    where status in ('Approved', 'Rejected')`.execute(db);
  await db.schema.dropIndex('submissions_typical').execute();
}
