import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { areUnblocked } from '#src/people/visibility/visibility.sql.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { CounterKind } from '#src/platform/database/tables/notifications.ts';
import type { LeasedRow } from '#src/platform/outbox/claiming.service.ts';

interface Chat {
  address: string;
  counter: CounterKind;
  cards: readonly string[];
}

/** So long a burst goes on after the last card of it. */
const pause = sql`interval '10 minutes'`;

const isOfChat = ({ address, cards }: Chat) =>
  sql`address = ${address} collate "C" and kind = any(${cards}::text[])`;

export async function countTold(db: Db, chat: Chat) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notifications
    where ${isOfChat(chat)} and told_at > now() - ${pause}
      and kind in ('applicationCard', 'moderationCard', 'reportCard')`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What of the counted cards somebody still has to decide, as `card`. */
const isOpen = sql`(case card.kind
  when 'applicationCard' then exists (
    select from applications
    join projects on projects.id = applications.project_id and projects.deleted_at is null
    join users as applicant on applicant.id = applications.user_id
      and applicant.is_visible
    where applications.id = card.about and applications.status = 'Pending'
      and projects.owner_id = card.recipient_id
      and ${areUnblocked(sql.ref('applicant.id'), sql.ref('projects.owner_id'))})
  when 'moderationCard' then exists (
    select from submissions
    left join projects on submissions.subject_type = 'project'
      and projects.id = submissions.subject_id
    where submissions.id = card.about and submissions.status in ('Pending', 'In_review')
      and projects.deleted_at is null)
  else exists (
    select from reports where reports.id = card.about and reports.decision is null
      and reports.owner_id is distinct from card.recipient_id)
  end)`;

export async function lockCounter(trx: Trx, kind: CounterKind, row: LeasedRow) {
  const chatId = row.recipient_id === null ? row.telegram_id : null;
  await sql`insert into notifications (id, recipient_id, chat_id, kind)
    values (${uuid()}, ${row.recipient_id}, ${chatId}, ${kind})
    on conflict (address, kind) where kind in ('moreApplications', 'moreToReview')
    do update set revision = notifications.revision + 1`.execute(trx);
}

/** Stops counting cards of what is decided by now: if it is opened again, they come anew. */
export async function uncountDecided(trx: Trx, chat: Chat) {
  await sql`update notifications set status = 'sent', attempts = greatest(attempts, 1)
    where id in (
      select id from notifications as card
      where status = 'counted' and ${isOfChat(chat)} and not ${isOpen}
      for update skip locked)`.execute(trx);
}

/** The counter is a new message if nothing is left of what it counted, or that was a while ago. */
export async function bumpCounter(trx: Trx, { address, counter, cards }: Chat) {
  const isAtRest = sql`counter.status in ('sent', 'failed')`;
  await sql`update notifications as counter set
      told_at = now(),
      created_at = case when ${isAtRest} then now() else created_at end,
      message_id = case when ${isAtRest} and (told_at < now() - ${pause} or not exists (
          select from notifications where address = ${address} collate "C" and status = 'counted'
            and kind = any(${cards}::text[])))
        then null else message_id end,
      attempts = case when ${isAtRest} then 0 else attempts end,
      due_at = case when ${isAtRest} then now() else due_at end,
      status = case when ${isAtRest} then 'queued' else status end
    where address = ${address} collate "C" and kind = ${counter}
      and kind in ('moreApplications', 'moreToReview')`.execute(trx);
}

export async function countCards(trx: Trx, chat: Chat, { id, lease }: LeasedRow) {
  const { rows } = await sql<{ id: string }>`
    update notifications set status = 'counted', lease = null, told_at = now()
    where id in (
      select id from notifications
      where ${isOfChat(chat)} and message_id is null and status in ('queued', 'leased')
        and ((status = 'queued' and due_at <= now()) or (id = ${id} and lease = ${lease}))
      for update skip locked)
    returning id`.execute(trx);
  return rows.some((row) => row.id === id);
}

export async function listMoreApplications(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; count: number; project_id: string | null }>`
    select counter.id, count(*)::int as count,
      case when count(distinct project_id) = 1 then min(project_id::text) end as project_id
    from notifications as counter
    join notifications as card on card.address = counter.address and card.status = 'counted'
      and card.kind = 'applicationCard'
    join applications as counted on counted.id = card.about
    where counter.id = any(${ids}::uuid[]) and ${isOpen}
    group by counter.id`.execute(db);
  return ids.map((id) => rows.find((row) => row.id === id) ?? { id, count: 0, project_id: null });
}

export async function listMoreToReview(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; count: number }>`
    select counter.id, count(*)::int as count
    from notifications as counter
    join notifications as card on card.address = counter.address and card.status = 'counted'
      and card.kind in ('moderationCard', 'reportCard')
    where counter.id = any(${ids}::uuid[]) and ${isOpen}
    group by counter.id`.execute(db);
  return ids.map((id) => rows.find((row) => row.id === id) ?? { id, count: 0 });
}
