import { type Kysely, sql } from 'kysely';

/** Projects with their vacancies, teams and team chats. */
export async function up(db: Kysely<unknown>) {
  await sql`create function project_text(name text, tags jsonb) returns text
    language sql immutable parallel safe return replace(lower(name || e'\\n' ||
      array_to_string(array(select jsonb_array_elements_text(tags)), e'\\n')), 'ё', 'е')`.execute(
    db,
  );
  // As `tag_key` has it, which may change: an index depends on nothing that does.
  await sql`create function skill_keys(tags jsonb) returns text[]
    language sql immutable parallel safe return array(
      select btrim(regexp_replace(replace(lower(normalize(tag, NFKC)), 'ё', 'е'), '\\s+', ' ', 'g'))
      from jsonb_array_elements_text(tags) as own (tag))`.execute(db);
  // A column of what is shown holds what moderators approved; what waits is in `changes`.
  await sql`create table projects (
    id uuid primary key,
    owner_id uuid not null references users,
    name text default '' not null,
    description text default '' not null,
    stage text default 'Seed Stage' not null,
    cover_image text,
    tags jsonb default '[]' not null,
    moderation_status text,
    status_updated_at timestamptz,
    rejection_reason text,
    approved_at timestamptz,
    archived_at timestamptz,
    deleted_at timestamptz,
    deleted_by uuid references users,
    created_at timestamptz not null,
    is_partly_approved boolean default false not null,
    finished_at timestamptz,
    is_public boolean not null generated always as (
      approved_at is not null and archived_at is null and deleted_at is null
    ) stored
  );
  create index projects_beginnings on projects (replace(lower(name), 'ё', 'е') text_pattern_ops)
    include (name, approved_at, id) where is_public;
  create index projects_newest on projects (coalesce(approved_at, created_at), id);
  create index projects_owner on projects (owner_id, coalesce(approved_at, created_at), id);
  create index projects_shown on projects (coalesce(approved_at, created_at), id)
    where is_public;
  create index projects_skills on projects using gin (skill_keys(tags));
  create index projects_words on projects using gin (project_text(name, tags) gin_trgm_ops)
    where is_public;
  create statistics projects_texts on project_text(name, tags) from projects;
  create statistics projects_names on replace(lower(name), 'ё', 'е') from projects`.execute(db);
  await sql`create table vacancies (
    id uuid primary key,
    project_id uuid not null references projects,
    place integer not null,
    title text not null,
    level text,
    experience text,
    tags jsonb default '[]' not null,
    tasks text default '' not null,
    requirements text default '' not null,
    conditions text default '' not null,
    closed_at timestamptz,
    removed_at timestamptz,
    created_at timestamptz default now() not null,
    check_at timestamptz default (now() + '45 days'::interval) not null,
    asked_at timestamptz,
    paused_at timestamptz,
    hours_a_week smallint,
    until date,
    ends_at timestamptz
  );
  create index vacancies_check on vacancies (check_at) where closed_at is null and removed_at is null;
  create index vacancies_ends on vacancies (ends_at) where ends_at is not null and closed_at is null
    and removed_at is null;
  create index vacancies_open on vacancies (project_id) where removed_at is null and closed_at is null;
  create index vacancies_open_newest on vacancies (created_at, id) where closed_at is null
    and removed_at is null;
  create index vacancies_open_skills on vacancies using gin (skill_keys(tags)) with (fastupdate=off)
    where closed_at is null and removed_at is null;
  create index vacancies_project on vacancies (project_id, place);
  create index vacancies_until on vacancies (until) where until is not null`.execute(db);
  await sql`create table participants (
    id uuid primary key,
    project_id uuid not null references projects,
    user_id uuid references users,
    name text default '' not null,
    state text not null check (state in ('member', 'invited', 'declined', 'cancelled', 'left', 'removed')),
    created_at timestamptz not null,
    joined_at timestamptz,
    vacancy_id uuid references vacancies on delete set null,
    offer text check (offer in ('open', 'accepted', 'declined', 'over')),
    offered_at timestamptz,
    check ((offer is null) = (offered_at is null)),
    check (offer <> 'open' or state = 'member')
  );
  create index offers_by_person on participants (user_id) where offer = 'open';
  create unique index one_offer_of_project on participants (project_id) where offer = 'open';
  create index participants_declined on participants (user_id, created_at) where state = 'declined';
  create index participants_members on participants (project_id, user_id) where state = 'member';
  create unique index participants_person on participants (project_id, user_id)
    where user_id is not null;
  create index participants_project on participants (project_id, created_at)
    where state in ('member', 'invited');
  create index participants_user on participants (user_id, created_at, id)
    where state in ('member', 'invited');
  create index participants_vacancy on participants (vacancy_id) where vacancy_id is not null`.execute(
    db,
  );
  // The Telegram chat of a team, and the link by which the bot lets people in.
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
  // A link that is no longer the project's is kept until Telegram has revoked it.
  await sql`create table former_room_links (
    invite_link text primary key,
    chat_id bigint not null,
    due_at timestamptz default now() not null
  )`.execute(db);
  await sql`create function keep_former_room_link() returns trigger language plpgsql as $$
    begin
      insert into former_room_links (invite_link, chat_id) values (old.invite_link, old.chat_id)
        on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`create function end_room() returns trigger language plpgsql as $$
    begin
      delete from rooms where project_id = new.id;
      delete from room_offers where project_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`create trigger room_of_ended_project after update of archived_at, deleted_at on projects
    for each row when ((old.archived_at is null and new.archived_at is not null)
    or (old.deleted_at is null and new.deleted_at is not null)) execute function end_room()`.execute(
    db,
  );
  await sql`create trigger room_of_former_owner after update of owner_id on projects for each row
    when (old.owner_id <> new.owner_id) execute function end_room()`.execute(db);
  await sql`create trigger room_ended after delete on rooms for each row when (old.invite_link is not null)
    execute function keep_former_room_link()`.execute(db);
  await sql`create trigger room_link_changed after update of invite_link on rooms for each row
    when (old.invite_link is distinct from new.invite_link and old.invite_link is not null)
    execute function keep_former_room_link()`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table former_room_links, room_offers, rooms, participants, vacancies, projects`.execute(
    db,
  );
  await sql`drop function end_room, keep_former_room_link, skill_keys, project_text`.execute(db);
}
