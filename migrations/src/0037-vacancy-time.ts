import { type Kysely, sql } from 'kysely';

/** A vacancy may say how many hours a week it takes, and the last day on which it takes people. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('vacancies')
    .addColumn('hours_a_week', 'smallint')
    .addColumn('until', 'date')
    .addColumn('ends_at', 'timestamptz')
    .execute();
  await sql`create index vacancies_ends on vacancies (ends_at)
    where ends_at is not null and closed_at is null and removed_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropIndex('vacancies_ends').execute();
  await db.schema
    .alterTable('vacancies')
    .dropColumn('ends_at')
    .dropColumn('until')
    .dropColumn('hours_a_week')
    .execute();
}
