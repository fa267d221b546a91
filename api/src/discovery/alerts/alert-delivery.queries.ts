import { type AlertCard, type FeedKind, type Match, serverLimits } from '@kollab/contract';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { placesLeft } from '#src/work/access/places.sql.ts';
import { found } from './found.sql.ts';
import { nextDigest } from './alert-times.sql.ts';

export async function listReaders(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ id: string }>`select user_id as id from (
      (select user_id, min(due_at) as due_at from alerts where due_at <= ${now}
        group by user_id order by min(due_at) limit ${limit})
      union all
      (select user_id, due_at from weekly_digests where due_at <= ${now}
        order by due_at limit ${limit})
      union all
      (select user_id, propose_at from weekly_digests where propose_at <= ${now}
        order by propose_at limit ${limit})
    ) as due group by user_id order by min(due_at) limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

interface DueRow {
  subject_id: string;
  created_at: Date;
  is_now: boolean;
  is_open: boolean;
}

export async function lockDue(trx: Trx, userId: string, now: Date) {
  const { rows } = await sql<DueRow>`select subject_id, created_at,
      exists (select from saved_searches where id = any (search_ids) and mode = 'now') as is_now,
      exists (select from saved_searches where id = any (search_ids) and mode <> 'never')
        and exists ${found('alerts.kind', 'alerts.subject_id', 'alerts.user_id')} as is_open
    from alerts where user_id = ${userId} and due_at <= ${now} order by subject_id
    for update of alerts`.execute(trx);
  return rows;
}

/** Null: never. */
export async function setDue(trx: Trx, userId: string, ids: readonly string[], at: Date | null) {
  if (ids.length === 0) return;
  await trx
    .updateTable('alerts')
    .set({ due_at: at })
    .where('user_id', '=', userId)
    .where('subject_id', 'in', ids)
    .execute();
}

export async function findReader(trx: Trx, userId: string, now: Date) {
  const since = new Date(now.getTime() - 24 * 60 * 60_000);
  const { rows } = await sql<{ next: Date; lately: number }>`
    select ${nextDigest(now)} as next, (select count(*)::int from alert_digests
      where user_id = users.id and created_at > ${since}) as lately
    from users left join notification_settings as settings on settings.user_id = users.id
    where users.id = ${userId}`.execute(trx);
  return rows[0] ?? { next: now, lately: serverLimits.alertsNow };
}

export async function insertDigest(trx: Trx, userId: string, ids: readonly string[], at: Date) {
  const id = uuid();
  await trx.insertInto('alert_digests').values({ id, user_id: userId, created_at: at }).execute();
  await trx
    .updateTable('alerts')
    .set({ due_at: null, digest_id: id })
    .where('user_id', '=', userId)
    .where('subject_id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute();
  return id;
}

interface FoundRow {
  id: string;
  kind: 'vacancy' | 'project' | 'person';
  projectId: string | null;
  projectName: string | null;
  vacancyId: string | null;
  vacancyTitle: string | null;
  telegramId: number | null;
  firstName: string;
  lastName: string;
  subjectId: string;
  searches: AlertCard['searches'] | null;
  match: Match | null;
  standing: { waiting: number; placesLeft: number } | null;
}

const standing = sql`(select jsonb_build_object('placesLeft', ${placesLeft()}, 'waiting',
    (select count(*) from applications where vacancy_id = vacancies.id and status = 'Pending'))
  from vacancies where vacancies.id = alerts.subject_id)`;

export async function listDigestFacts(db: Db, ids: readonly string[]) {
  const { rows } = await sql<FoundRow>`select digest_id as id, alerts.subject_id as "subjectId",
      alerts.match, case when alerts.match is not null then ${standing} end as standing, item.*, (select jsonb_agg(jsonb_build_object('id', id, 'filter', filter) order by created_at)
        from saved_searches where id = any (search_ids) and mode <> 'never') as searches
    from alerts, lateral ${found('alerts.kind', 'alerts.subject_id', 'alerts.user_id')} as item
    where digest_id = any (${ids}::uuid[])
    order by alerts.created_at desc, alerts.subject_id`.execute(db);
  return rows;
}

interface NewsRow {
  id: string;
  projectId: string;
  projectName: string;
  kinds: FeedKind[];
}

export async function listDigestNews(db: Db, ids: readonly string[]) {
  const { rows } = await sql<NewsRow>`select alert_digests.id, item."projectId",
      item."projectName", one.news -> 'kinds' as kinds
    from alert_digests, jsonb_array_elements(alert_digests.news) with ordinality as one (news, place),
      lateral (select 'project' as kind, (one.news ->> 'projectId')::uuid as id) as of_project,
      lateral ${found('of_project.kind', 'of_project.id', 'alert_digests.user_id')} as item
    where alert_digests.id = any (${ids}::uuid[]) order by place`.execute(db);
  return rows;
}

export async function listSavedFacts(db: Db, ids: readonly string[]) {
  const { rows } = await sql<
    Omit<FoundRow, 'searches' | 'match' | 'standing'> & { endsOn: string | null }
  >`
    select saved_items.id, saved_items.subject_id as "subjectId", item.*,
        (select until::text from vacancies where end_told and vacancies.id = saved_items.subject_id)
          as "endsOn"
      from saved_items,
      lateral ${found('saved_items.kind', 'saved_items.subject_id', 'saved_items.user_id')} as item
    where saved_items.id = any (${ids}::uuid[])`.execute(db);
  return rows;
}

/** Has people reminded, once, of vacancies that end soon and that they did not apply to. */
export async function remindOfEnding(db: Db, now: Date, limit: number) {
  await sql`update saved_items set end_told = true, remind_at = ${now} where id in (
    select saved_items.id from vacancies join saved_items on subject_id = vacancies.id
        and kind = 'vacancy' and not end_told
      where until between (${now}::timestamptz at time zone 'Europe/Moscow')::date
          and (${now}::timestamptz at time zone 'Europe/Moscow')::date + ${serverLimits.remindBeforeEnd}::int
        and closed_at is null and removed_at is null
        and not exists (select from applications where vacancy_id = vacancies.id
          and applications.user_id = saved_items.user_id and status <> 'Withdrawn')
      limit ${limit} for update of saved_items skip locked)`.execute(db);
}

export const listReminders = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('saved_items')
    .where('remind_at', '<=', now)
    .select('id')
    .orderBy('remind_at')
    .limit(limit)
    .execute();

export const lockReminder = (trx: Trx, id: string, now: Date) =>
  trx
    .selectFrom('saved_items')
    .where('id', '=', id)
    .where('remind_at', '<=', now)
    .select(['id', 'user_id'])
    .forUpdate()
    .executeTakeFirst();

export async function setReminder(trx: Trx, id: string, at: Date | null) {
  await trx.updateTable('saved_items').set({ remind_at: at }).where('id', '=', id).execute();
}
