import type { NotificationEvent } from '@kollab/contract';
import { sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';
import { nobodysProject, nobodysVacancy } from '#src/platform/text/nobody.ts';

export async function deleteOwn(trx: Trx, userId: string) {
  await trx
    .deleteFrom('follows')
    .where((eb) => eb.or([eb('follower_id', '=', userId), eb('followee_id', '=', userId)]))
    .execute();
  await trx
    .deleteFrom('blocks')
    .where((eb) => eb.or([eb('blocker_id', '=', userId), eb('blocked_id', '=', userId)]))
    .execute();
  await trx.deleteFrom('blocks_kept').where('blocker_id', '=', userId).execute();
  await trx.deleteFrom('notification_settings').where('user_id', '=', userId).execute();
  await trx.deleteFrom('check_ins').where('user_id', '=', userId).execute();
  await trx.deleteFrom('answer_times').where('owner_id', '=', userId).execute();
  await trx.deleteFrom('submissions_seen').where('moderator_id', '=', userId).execute();
  await trx.deleteFrom('meeting_answers').where('user_id', '=', userId).execute();
  await trx.deleteFrom('acts').where('user_id', '=', userId).execute();
  await trx.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
  await sql`delete from notifications where recipient_id = ${userId}`.execute(trx);
}

export async function deletePace(trx: Trx, telegramId: number) {
  await trx.deleteFrom('chat_paces').where('chat_id', '=', telegramId).execute();
}

export async function listNames(trx: Trx, userId: string) {
  const { rows } = await sql<{ name: string | null }>`
    with changed as (
      select field, old_value, new_value from changes
      where subject_type = 'profile' and subject_id = ${userId}
      union all
      select said.* from moderation_events, jsonb_to_recordset(changes)
        as said (field text, old_value jsonb, new_value jsonb)
      where subject_type = 'profile' and subject_id = ${userId}
    )
    select distinct value #>> '{}' as name from changed,
      lateral (values (old_value), (new_value)) as both_of (value)
    where field in ('firstName', 'lastName')`.execute(trx);
  return rows.flatMap(({ name }) => name ?? []);
}

async function eraseRecord(trx: Trx, type: 'profile' | 'project', ids: readonly string[]) {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('changes')
    .where('subject_type', '=', type)
    .where('subject_id', 'in', ids)
    .execute();
  await trx
    .updateTable('submissions')
    .set({ reason: null, appeal: null })
    .where('subject_type', '=', type)
    .where('subject_id', 'in', ids)
    .execute();
  await sql`update moderation_events set reason = null, changes = '[]'
    where subject_type = ${type} and subject_id = any(${ids}::uuid[])`.execute(trx);
  await sql`update record_entries set reason = null
    where subject_type = ${type} and subject_id = any(${ids}::uuid[]) and reason is not null
  `.execute(trx);
}

export const eraseProfileRecord = (trx: Trx, userId: string) =>
  eraseRecord(trx, 'profile', [userId]);

/** Projects that nobody owns any more: only their places in others' lists stay. */
export async function eraseProjects(trx: Trx, ids: readonly string[]) {
  if (ids.length === 0) return;
  await eraseRecord(trx, 'project', ids);
  await trx.deleteFrom('check_ins').where('project_id', 'in', ids).execute();
  await trx
    .updateTable('projects')
    .set({
      name: nobodysProject,
      description: '',
      cover_image: null,
      tags: '[]',
      rejection_reason: null,
    })
    .where('id', 'in', ids)
    .execute();
  await trx
    .updateTable('vacancies')
    .set({ title: nobodysVacancy, tasks: '', requirements: '', conditions: '', tags: '[]' })
    .where('project_id', 'in', ids)
    .execute();
  // Guests, whose names nobody answers for any more.
  await trx
    .deleteFrom('participants')
    .where('project_id', 'in', ids)
    .where('user_id', 'is', null)
    .execute();
}

export async function eraseAppeals(trx: Trx, userId: string) {
  await sql`with said as (
      update moderation_events set reason = null
      where actor_id = ${userId} and kind = 'appealed' returning submission_id
    )
    update submissions set appeal = null from said where id = said.submission_id`.execute(trx);
}

export async function endContactRequests(trx: Trx, userId: string, at: Date) {
  await sql`update contact_requests set state = 'withdrawn', answered_at = ${at}
    where to_id = ${userId} and state = 'pending'`.execute(trx);
  const { rows } = await sql<{ id: string }>`update contact_requests set text = '',
      state = case state when 'pending' then 'withdrawn' else state end,
      answered_at = coalesce(answered_at, ${at})
    where from_id = ${userId} returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Keeps who decided against a person, when and of what kind; answers the decisions. */
export async function eraseSanctions(trx: Trx, userId: string, at: Date) {
  const { rows } = await sql<{
    id: string;
  }>`update sanctions set reason = null, appeal_reason = null,
      appeal = null, ended_at = coalesce(ended_at, ${at})
    where user_id = ${userId} returning id`.execute(trx);
  await sql`update record_entries set reason = null
    where actor_id = ${userId} and kind = 'sanctionAppealed' and reason is not null`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function eraseReports(trx: Trx, userId: string) {
  const { rows } = await sql<{ id: string }>`update reports set text = '', comment = null
    where reporter_id = ${userId} or owner_id = ${userId} returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Others' news that names a person, or bundles such news; found by index, however much there is.
 */
export async function lockMentions(trx: Trx, telegramId: number) {
  const { rows } = await sql<{ id: string; event: NotificationEvent }>`
    select id, payload || jsonb_build_object('kind', kind) as event from notifications
    where jsonb_path_query_array(payload, '$.**.telegramId') @> ${JSON.stringify([telegramId])}::jsonb
      and payload <> '{}'
    order by id for update`.execute(trx);
  return rows;
}

export async function updateNews(trx: Trx, id: string, payload: object) {
  const written = { payload: JSON.stringify(payload) };
  await trx.updateTable('notifications').set(written).where('id', '=', id).execute();
}

export async function deleteNews(trx: Trx, id: string) {
  await trx.deleteFrom('notifications').where('id', '=', id).execute();
}
