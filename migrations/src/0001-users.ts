import { type Kysely, sql } from 'kysely';

/** People: who they are, whom they follow, block and ask for a contact. */
export async function up(db: Kysely<unknown>) {
  await sql`create extension if not exists pg_trgm`.execute(db);
  // Telegram's ids are positive: these, made negative, stand for people who left.
  await sql`create sequence people_who_left`.execute(db);
  // A column of what is shown holds what moderators approved. Who left keeps a row without a
  // person in it.
  await sql`create table users (
    id uuid primary key,
    telegram_id bigint not null unique,
    username text,
    language_code text,
    role text default 'user' not null check (role in ('user', 'moderator')),
    suspended_at timestamptz,
    unreachable_at timestamptz,
    first_name text default '' not null,
    last_name text default '' not null,
    middle_name text default '' not null,
    phone text default '' not null,
    email text default '' not null,
    university text default '' not null,
    course smallint,
    major text default '' not null,
    photo text,
    telegram_photo_url text,
    telegram_link_kept boolean default true not null,
    description text default '' not null,
    status_short text default '' not null,
    status_long jsonb default '[]' not null,
    tags jsonb default '[]' not null,
    links jsonb default '[]' not null,
    experiences jsonb default '[]' not null,
    moderation_status text,
    status_updated_at timestamptz,
    rejection_reason text,
    approved_at timestamptz,
    created_at timestamptz default now() not null,
    phone_visibility text default 'self' not null check (phone_visibility in ('self', 'team', 'everyone')),
    email_visibility text default 'self' not null check (email_visibility in ('self', 'team', 'everyone')),
    reachable_at timestamptz,
    hidden_at timestamptz,
    hidden_by uuid references users,
    consented_at timestamptz,
    deletes_at timestamptz,
    deleted_at timestamptz,
    looking_for_team text check (looking_for_team in ('yes', 'maybe', 'no')),
    hours_a_week smallint,
    seen_day integer,
    suspended_until timestamptz,
    contact_by_request boolean default false not null,
    consented_to text,
    consent_withdrawn_at timestamptz,
    is_visible boolean not null generated always as (suspended_at is null and hidden_at is null) stored
  );
  create index users_leaving on users (deletes_at) where deletes_at is not null;
  create index users_majors on users (lower(major) collate "C", major collate "C")
    where approved_at is not null and is_visible and major <> '';
  create index users_moderators on users (id) where role = 'moderator';
  create index users_newest on users (approved_at, id) where approved_at is not null and is_visible;
  create index users_out_of_sight on users (id) where not is_visible;
  create index users_suspended_until on users (suspended_until) where suspended_until is not null;
  create index users_universities on users (lower(university) collate "C", university collate "C")
    where approved_at is not null and is_visible
    and university <> '';
  create index users_username on users (lower(username), id) where username is not null`.execute(
    db,
  );
  // How far a walk over all names has come, by the version of what is looked for.
  await sql`create table name_screenings (
    version integer primary key,
    position uuid,
    completed_at timestamptz
  )`.execute(db);
  // How far the log was when a person last wrote, so that no replica behind it serves them. A
  // crash may forget it.
  await sql`create unlogged table latest_writes (
    user_id uuid primary key,
    position bigint not null,
    at timestamptz not null
  )`.execute(db);
  await sql`create table notification_settings (
    user_id uuid primary key references users,
    modes jsonb default '{}' not null,
    quiet_from smallint,
    quiet_to smallint,
    time_zone text default 'Europe/Moscow' not null,
    digest_at smallint default 1140 not null,
    digested_at timestamptz,
    language text check (language in ('ru', 'en')),
    reminded_at timestamptz,
    away_until date,
    views_counted boolean default true not null
  )`.execute(db);
  await sql`create table follows (
    follower_id uuid references users on delete cascade,
    followee_id uuid references users on delete cascade,
    created_at timestamptz not null,
    primary key (follower_id, followee_id),
    constraint follows_another check (follower_id <> followee_id)
  );
  create index follows_of_followee on follows (followee_id, created_at desc, follower_id desc);
  create index follows_of_follower on follows (follower_id, created_at desc, followee_id desc)`.execute(
    db,
  );
  await sql`create table blocks (
    blocker_id uuid references users,
    blocked_id uuid references users,
    created_at timestamptz not null,
    constraint blocks_pair primary key (blocker_id, blocked_id)
  );
  create index blocks_reverse on blocks (blocked_id, blocker_id)`.execute(db);
  // Who was blocked when they left is so again when they come back; by a keyed hash only.
  await sql`create table blocks_kept (
    blocker_id uuid references users,
    person text,
    created_at timestamptz not null,
    primary key (person, blocker_id)
  );
  create index blocks_kept_of_blocker on blocks_kept (blocker_id)`.execute(db);
  await sql`create table contact_requests (
    id uuid primary key,
    from_id uuid not null references users,
    to_id uuid not null references users,
    text text not null,
    state text default 'pending' not null check (state in ('pending', 'accepted', 'declined', 'withdrawn')),
    created_at timestamptz not null,
    answered_at timestamptz
  );
  create unique index contact_requests_open on contact_requests (from_id, to_id)
    where state = 'pending';
  create index contact_requests_pair on contact_requests (from_id, to_id, created_at);
  create index contact_requests_to on contact_requests (to_id)`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table contact_requests, blocks_kept, blocks, follows, notification_settings, latest_writes, name_screenings, users`.execute(
    db,
  );
  await sql`drop sequence people_who_left`.execute(db);
  await sql`drop extension pg_trgm`.execute(db);
}
