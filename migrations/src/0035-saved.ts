import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>) {
  await sql`create table saved_items (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    kind text not null check (kind in ('vacancy', 'project', 'person')),
    subject_id uuid not null,
    created_at timestamptz not null,
    remind_at timestamptz,
    unique (user_id, kind, subject_id)
  )`.execute(db);
  await sql`create index saved_items_newest on saved_items (user_id, kind, created_at, subject_id)`.execute(
    db,
  );
  await sql`create index saved_items_remind on saved_items (remind_at)
    where remind_at is not null`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropTable('saved_items').execute();
}
