import { type Kysely, sql } from 'kysely';

/** Two people may apply together: one invites, the other agrees, and then each has an application. */
export async function up(db: Kysely<unknown>) {
  await sql`create table pairs (
    id uuid primary key,
    project_id uuid not null references projects,
    vacancy_id uuid not null references vacancies,
    inviter_id uuid not null references users,
    invitee_id uuid not null references users,
    cover_letter text not null,
    may_part boolean not null,
    state text not null
      check (state in ('invited', 'agreed', 'declined', 'lapsed', 'withdrawn', 'ended')),
    created_at timestamptz not null,
    answered_at timestamptz,
    check (inviter_id <> invitee_id)
  );
  create unique index pairs_open on pairs (vacancy_id, inviter_id) where state = 'invited';
  create index pairs_waiting on pairs (vacancy_id, invitee_id) where state = 'invited';
  create index pairs_due on pairs (created_at) where state = 'invited';
  create index pairs_of_inviter on pairs (inviter_id, created_at);
  create index pairs_of_invitee on pairs (invitee_id, created_at)`.execute(db);
  await sql`alter table applications
    add column pair_id uuid references pairs,
    drop constraint applications_closed_because_check,
    add constraint applications_closed_because_check check (closed_because in
      ('vacancyClosed', 'vacancyFilled', 'projectClosed', 'noAnswer', 'pairParted'))`.execute(db);
  await sql`create index applications_of_pair on applications (pair_id)
    where pair_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`update applications set closed_because = 'vacancyClosed'
    where closed_because = 'pairParted'`.execute(db);
  await sql`alter table applications
    drop column pair_id,
    drop constraint applications_closed_because_check,
    add constraint applications_closed_because_check check (closed_because in
      ('vacancyClosed', 'vacancyFilled', 'projectClosed', 'noAnswer'))`.execute(db);
  await sql`drop table pairs`.execute(db);
}
