import { type Kysely, sql } from 'kysely';

/**
 * The Telegram chat of a team. Its door is a link of the bot's; one that is no longer the project's is
 * kept until Telegram has revoked it, in whatever way the room changed hands or ended.
 */
export async function up(db: Kysely<unknown>) {
  await sql`create table rooms (
    project_id uuid primary key references projects on delete cascade,
    chat_id bigint not null unique,
    title text not null,
    invite_link text unique,
    problem text check (problem in ('removed', 'rights')),
    linked_at timestamptz not null,
    check (invite_link is null or problem is null)
  )`.execute(db);
  await sql`create table room_offers (
    project_id uuid primary key references projects on delete cascade,
    token_hash text not null unique,
    owner_id uuid not null references users on delete cascade,
    expires_at timestamptz not null,
    chat_id bigint
  )`.execute(db);
  await sql`create table former_room_links (
    invite_link text primary key,
    chat_id bigint not null,
    due_at timestamptz not null default now()
  )`.execute(db);
  await sql`create function keep_former_room_link() returns trigger language plpgsql as $$
    begin
      insert into former_room_links (invite_link, chat_id) values (old.invite_link, old.chat_id)
        on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`create trigger room_link_changed after update of invite_link on rooms for each row
    when (old.invite_link is distinct from new.invite_link and old.invite_link is not null)
    execute function keep_former_room_link()`.execute(db);
  await sql`create trigger room_ended after delete on rooms for each row
    when (old.invite_link is not null) execute function keep_former_room_link()`.execute(db);
  await sql`create function end_room() returns trigger language plpgsql as $$
    begin
      delete from rooms where project_id = new.id;
      delete from room_offers where project_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`create trigger room_of_former_owner after update of owner_id on projects for each row
    when (old.owner_id <> new.owner_id) execute function end_room()`.execute(db);
  await sql`create trigger room_of_ended_project
    after update of archived_at, deleted_at on projects for each row
    when (old.archived_at is null and new.archived_at is not null
      or old.deleted_at is null and new.deleted_at is not null)
    execute function end_room()`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop trigger room_of_ended_project on projects`.execute(db);
  await sql`drop trigger room_of_former_owner on projects`.execute(db);
  for (const table of ['rooms', 'room_offers', 'former_room_links']) {
    await db.schema.dropTable(table).execute();
  }
  await sql`drop function end_room()`.execute(db);
  await sql`drop function keep_former_room_link()`.execute(db);
}
