import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';

export const batch = 1000;

export async function deleteUpdates(db: Db, before: Date) {
  const { numAffectedRows } = await sql`delete from handled_updates where update_id in (
    select update_id from handled_updates where at < ${before} limit ${batch})`.execute(db);
  return Number(numAffectedRows);
}

/** What moderators looked at longer ago says nothing of what they decide on now. */
export async function deleteSeen(db: Db, before: Date) {
  const { numAffectedRows } = await sql`delete from submissions_seen where
    (moderator_id, subject_type, subject_id) in (select moderator_id, subject_type, subject_id
      from submissions_seen where seen_at < ${before} limit ${batch})`.execute(db);
  return Number(numAffectedRows);
}

export async function deletePaces(db: Db, before: Date, now: Date) {
  const { numAffectedRows } = await sql`delete from chat_paces where chat_id in (
    select chat_id from chat_paces
    where leased_at < ${before} and (resumes_at is null or resumes_at < ${now})
    limit ${batch} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}

export async function deleteFeedEvents(db: Db, before: Date) {
  const { numAffectedRows } = await sql`delete from feed_events where
    (project_id, kind, subject_id) in (select project_id, kind, subject_id
      from feed_events where at < ${before} limit ${batch})`.execute(db);
  return Number(numAffectedRows);
}

export async function deletePairs(db: Db, before: Date) {
  const { numAffectedRows } = await sql`delete from pairs where id in (
    select id from pairs where state not in ('invited', 'agreed') and answered_at < ${before}
    limit ${batch})`.execute(db);
  return Number(numAffectedRows);
}

export async function deleteDeliveryRecords(db: Db, before: Date) {
  const { numAffectedRows } = await sql`delete from alerts where (user_id, subject_id) in (
    select user_id, subject_id from alerts where created_at < ${before} and due_at is null
    limit ${batch})`.execute(db);
  return Number(numAffectedRows);
}

export async function deletePeopleToCall(db: Db, before: Date) {
  const { numAffectedRows } = await sql`delete from people_to_call where (vacancy_id, user_id) in (
    select vacancy_id, user_id from people_to_call where told_at < ${before} limit ${batch})`.execute(
    db,
  );
  return Number(numAffectedRows);
}

export async function deleteDigests(db: Db, before: Date) {
  const { numAffectedRows } = await sql`delete from alert_digests where id in (
    select id from alert_digests where created_at < ${before}
      and not exists (select from alerts where digest_id = alert_digests.id)
    limit ${batch})`.execute(db);
  return Number(numAffectedRows);
}

export async function deleteDays(
  db: Db,
  table: 'project_views' | 'outside_views' | 'figures',
  before: string,
) {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where day <= ${before}::date limit ${batch}))`.execute(db);
  return Number(numAffectedRows);
}

/** Cards of what is still open stay: they show the decision once it is taken. */
export async function deleteNotifications(db: Db, before: Date) {
  const { numAffectedRows } = await sql`delete from notifications where id in (
    select id from notifications as old
    where created_at < ${before} and status not in ('queued', 'leased')
      and (about is null or not ${isOpen})
    limit ${batch} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}

const isOpen = sql`(
  exists (select from submissions
    where id = old.about and status in ('Pending', 'In_review'))
  or exists (select from applications where id = old.about and status = 'Pending')
  or exists (select from participants where id = old.about
    and (state = 'invited' or offer = 'open'))
  or exists (select from contact_requests where id = old.about and state = 'pending')
  or exists (select from pairs where id = old.about and state = 'invited')
  or exists (select from calls_to_apply where id = old.about)
  or exists (select from reports where id = old.about and decision is null))`;
