import { settingOf } from '@kollab/contract/schemas';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Trx } from '#src/platform/database/schema.ts';
import type { CardKind, NotificationKind } from '#src/platform/database/tables/notifications.ts';
import { currentRequestId } from '@kollab/runtime/request-id';
import { firstDue, firstStatus, withSettings } from './timing.sql.ts';
import { channel } from '#src/platform/database/listening/wakeup.ts';

const wake = sql`select pg_notify(${channel}, '')`;

/** Wakes every waiting claim, once the transaction is committed. */
export async function wakeClaims(trx: Trx) {
  await wake.execute(trx);
}

/** Wakes the claims in the same statement; its parts must not change the same rows. */
async function writeAndWake(trx: Trx, ...parts: RawBuilder<unknown>[]) {
  const named = parts.map((part, index) => sql`${sql.ref(`part_${index}`)} as (${part})`);
  await sql`with ${sql.join(named)} ${wake}`.execute(trx);
}

interface ForOne {
  recipientId: string;
  kind: NotificationKind;
  payload: object;
}

const settings = new Map<string, string | null>(Object.entries(settingOf));

const setting = sql<string | null>`given.setting`;

const insertNews = (rows: string) =>
  sql`insert into notifications
      (id, recipient_id, kind, payload, status, due_at, request_id)
    select given.id, users.id, given.kind, given.payload, ${firstStatus(setting)},
      ${firstDue(setting)}, ${ofRequest()}
    from jsonb_to_recordset(${rows}::jsonb)
      as given (id uuid, "recipientId" uuid, kind text, payload jsonb, setting text)
    join users on users.id = given."recipientId" and users.deleted_at is null
    ${withSettings}
    order by given.id`;

/**
 * For applicants, the end of a project or its return decides an application; for its team it is
 * news like others.
 */
const settingOfNews = ({ kind, payload }: ForOne) =>
  (kind === 'projectClosed' && 'hasApplied' in payload && payload.hasApplied === true) ||
  (kind === 'projectReopened' && 'applicationWaits' in payload && payload.applicationWaits === true)
    ? null
    : settings.get(kind);

export async function enqueueNews(
  trx: Trx,
  news: readonly ForOne[],
  changed: readonly string[] = [],
) {
  const all = news.map((one) => ({ id: uuid(), ...one, setting: settingOfNews(one) }));
  const revisions = changed.length > 0 ? [raise(changed)] : [];
  await writeAndWake(trx, insertNews(JSON.stringify(all)), ...revisions);
}

export const enqueueForChat = (trx: Trx, chatId: number, kind: NotificationKind, payload: object) =>
  writeAndWake(
    trx,
    sql`insert into notifications (id, chat_id, kind, payload)
      values (${uuid()}, ${chatId}, ${kind}, ${JSON.stringify(payload)})`,
  );

/**
 * For a chat rather than a person, in place of an earlier chat's. A card that was delivered there
 * is delivered again, in the same message.
 */
export const enqueueChatCard = (
  trx: Trx,
  { kind, about, chatId }: { kind: CardKind; about: string; chatId: number },
) =>
  writeAndWake(
    trx,
    sql`delete from notifications
      where about = ${about} and kind = ${kind} and chat_id <> ${chatId}`,
    sql`insert into notifications as card (id, about, chat_id, kind, request_id)
      values (${uuid()}, ${about}, ${chatId}, ${kind}, ${ofRequest()})
      on conflict (about, chat_id, kind) where chat_id is not null and about is not null
      do update set
        revision = card.revision + 1,
        attempts = case when ${isAtRest} then 0 else card.attempts end,
        due_at = case when ${isAtRest} then now() else card.due_at end,
        status = case when ${isAtRest} then 'queued' else card.status end`,
  );

const ofRequest = () => sql<string | null>`${currentRequestId() ?? null}::text`;

const settingFor = (kind: NotificationKind) =>
  sql<string | null>`${settings.get(kind) ?? null}::text`;

export interface ForModerators {
  kind: NotificationKind;
  about?: string;
  payload?: object;
  /** The owner hears of it only when no other moderator is at work. */
  ownerId?: string;
  /** Not for their group: somebody it is about may be in it. */
  isPrivate?: boolean;
}

/**
 * Enqueues one notification for the moderators' group, or where there is none, or it is private, for
 * every moderator. A card that somebody has already is delivered again.
 */
export async function enqueueForModerators(
  trx: Trx,
  { kind, about, payload = {}, ownerId, isPrivate = false }: ForModerators,
) {
  const follows = settingFor(kind);
  const own = sql`${ownerId ?? null}::uuid`;
  await writeAndWake(
    trx,
    raise(about === undefined ? [] : [about]),
    sql`with moderators as (
      select * from users where role = 'moderator' and suspended_at is null
        and (${isPrivate}::boolean or not exists (select from moderators_chat))
    ), given as (
      select ${about ?? null}::uuid as about, ${kind} as kind,
        ${JSON.stringify(payload)}::jsonb as payload, ${ofRequest()} as request_id
    )
    insert into notifications
      (id, about, kind, payload, request_id, recipient_id, chat_id, status, due_at)
    select gen_random_uuid(), given.*, users.id, null, ${firstStatus(follows)}, ${firstDue(follows)}
    from given cross join moderators as users
    ${withSettings}
    where users.id is distinct from ${own}
      or not exists (select from moderators as others where others.id <> ${own})
    union all
    select gen_random_uuid(), given.*, null, chat_id, 'queued', now()
    from given cross join moderators_chat
    where not ${isPrivate}::boolean
    on conflict do nothing`,
  );
}

export interface Card {
  kind: CardKind;
  about: string;
  recipientId: string;
}

/** Enqueues a card for one person; one that they have already comes again, delivered before as a new message. */
export async function upsertCard(trx: Trx, { kind, about, recipientId }: Card) {
  const follows = settingFor(kind);
  await writeAndWake(
    trx,
    sql`insert into notifications as card
        (id, about, recipient_id, kind, status, due_at, request_id)
      select ${uuid()}::uuid, ${about}::uuid, users.id, ${kind}, ${firstStatus(follows)},
        ${firstDue(follows)}, ${ofRequest()}
      from users
      ${withSettings}
      where users.id = ${recipientId} and users.deleted_at is null
      on conflict (about, recipient_id, kind) where about is not null do update set
        revision = card.revision + 1,
        created_at = now(),
        request_id = excluded.request_id,
        read_at = null,
        message_id = case when card.status = 'sent' then null else card.message_id end,
        attempts = case when ${isAtRest} then 0 else card.attempts end,
        due_at = case when ${isAtRest} then excluded.due_at else card.due_at end,
        status = case when ${isAtRest} then excluded.status else card.status end`,
  );
}

const isAtRest = sql`card.status in ('sent', 'failed', 'held', 'off', 'counted')`;

/**
 * Has every message about some things, by their ids or what selects them, delivered again, as an edit, and what counts
 * such messages. What was told in a digest only was never tried and has no message: it stays as it is, as do
 * those that wait for one.
 */
export const renewMessages = (trx: Trx, abouts: readonly string[] | RawBuilder<unknown>) =>
  writeAndWake(trx, raise(abouts));

function raise(abouts: readonly string[] | RawBuilder<unknown>) {
  const those = Array.isArray(abouts) ? sql`array(select unnest(${abouts}::uuid[]))` : abouts;
  const isOut = sql`status in ('sent', 'failed')
    and (attempts > 0 or message_id is not null)`;
  return sql`update notifications set
      revision = revision + 1,
      request_id = ${ofRequest()},
      status = case when ${isOut} then 'queued' else status end,
      attempts = case when ${isOut} then 0 else attempts end,
      due_at = case when ${isOut} then now() else due_at end
    where id in (
      with cards as (select * from notifications where about = any(${those}))
      select id from cards union all
      select counter.id from cards join notifications as counter
        on counter.address = cards.address and counter.kind = case cards.kind
          when 'applicationCard' then 'moreApplications' else 'moreToReview' end
        and counter.kind in ('moreApplications', 'moreToReview')
      where cards.status = 'counted')`;
}

export async function setModeratorsChat(trx: Trx, chatId: number | undefined) {
  await trx
    .deleteFrom('moderators_chat')
    .where('chat_id', 'is distinct from', chatId ?? null)
    .execute();
  if (chatId === undefined) return;
  await trx
    .insertInto('moderators_chat')
    .values({ chat_id: chatId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
