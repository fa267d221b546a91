import { type Kysely, sql } from 'kysely';

/** The queue of what the bot delivers, which is the inbox too. */
export async function up(db: Kysely<unknown>) {
  // A row that is `about` something follows it: raising `revision` has it delivered again, as an
  // edit of `message_id`. `held` waits for the digest, `off` is for the inbox only.
  await sql`create table notifications (
    id uuid primary key,
    about uuid,
    recipient_id uuid references users,
    kind text not null,
    payload jsonb default '{}' not null,
    status text default 'queued' not null check (status in ('queued', 'leased', 'sent', 'parked', 'failed', 'held', 'off', 'counted')),
    revision integer default 1 not null,
    leased_revision integer,
    attempts integer default 0 not null,
    due_at timestamptz default now() not null,
    lease uuid,
    message_id bigint,
    error text,
    created_at timestamptz default now() not null,
    settled_at timestamptz,
    read_at timestamptz,
    chat_id bigint,
    address text collate "C" generated always as (coalesce((recipient_id)::text, (chat_id)::text)) stored not null,
    request_id text,
    told_at timestamptz,
    constraint notifications_addressee check ((recipient_id is null) <> (chat_id is null))
  );
  create unique index notifications_about on notifications (about, recipient_id, kind)
    where about is not null;
  create unique index notifications_about_chat on notifications (about, chat_id, kind)
    where chat_id is not null and about is not null;
  create index notifications_counted on notifications (address) where status = 'counted';
  create unique index notifications_counter on notifications (address, kind)
    where kind in ('moreApplications', 'moreToReview');
  create index notifications_failed on notifications (settled_at) where status = 'failed';
  create index notifications_held on notifications (recipient_id) where status = 'held';
  create index notifications_inbox on notifications (recipient_id, created_at desc, id desc)
    where kind not in ('moderationCard', 'reportCard', 'digest', 'moderationWaiting');
  create index notifications_naming on notifications
    using gin (jsonb_path_query_array(payload, '$.**."telegramId"'::jsonpath) jsonb_path_ops)
    where payload <> '{}'::jsonb;
  create index notifications_parked on notifications (recipient_id) where status = 'parked';
  create index notifications_told on notifications (address, told_at) where told_at is not null
    and kind in ('applicationCard', 'moderationCard', 'reportCard');
  create index notifications_turn on notifications (address, created_at, id, due_at)
    where status in ('queued', 'leased');
  create index notifications_under_way on notifications (address, due_at) where status = 'leased';
  create index notifications_unread on notifications (recipient_id) where read_at is null
    and kind not in ('moderationCard', 'reportCard', 'digest', 'moderationWaiting')`.execute(db);
  await sql`create table moderators_chat (
    chat_id bigint primary key
  )`.execute(db);
  await sql`create table chat_paces (
    chat_id bigint primary key,
    leased_at timestamptz not null,
    resumes_at timestamptz
  );
  create index chat_paces_at on chat_paces (leased_at)`.execute(db);
  // Its one row is held by whoever leases, and remembers whose turn it was.
  await sql`create table delivery_turn (
    id boolean default true primary key check (id),
    after text default '' not null
  )`.execute(db);
  await sql`create table handled_updates (
    update_id bigint primary key,
    at timestamptz default now() not null
  )`.execute(db);
  await sql`create function tell_changes() returns trigger language plpgsql as $$
    begin
      perform pg_notify('kollab_changes', new.recipient_id::text);
      return null;
    end $$`.execute(db);
  await sql`create trigger notifications_tell_changes after insert or update of revision on notifications
    for each row when (new.recipient_id is not null) execute function tell_changes()`.execute(db);
  await sql`insert into delivery_turn (id, after) values (true, '')`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table handled_updates, delivery_turn, chat_paces, moderators_chat, notifications`.execute(
    db,
  );
  await sql`drop function tell_changes`.execute(db);
}
