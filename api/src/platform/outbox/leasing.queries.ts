import { sql } from 'kysely';
import type { Db, Trx, UsersTable } from '#src/platform/database/schema.ts';
import type { NotificationKind } from '#src/platform/database/tables/notifications.ts';

export const leaseSeconds = 60;

/** How often a chat is looked at while a message to it is on its way. */
const underWay = 250;

export interface LeasedRow {
  id: string;
  lease: string;
  recipient_id: string | null;
  leased_until: Date;
  kind: NotificationKind;
  about: string | null;
  payload: unknown;
  message_id: number | null;
  attempts: number;
  created_at: Date;
  request_id: string | null;
  telegram_id: number;
  language_code: string | null;
  role: UsersTable['role']['__select__'] | null;
  suspended_at: Date | null;
}

export interface Leased {
  rows: LeasedRow[];
  /** Milliseconds until the next may go; undefined when none is held up. */
  waitMs: number | undefined;
}

/**
 * Leases what is due, expired leases included; each goes to one caller only. Over all callers at most
 * `perSecond` go out in any second, and one per chat, the oldest first and only once the one before
 * it is settled; one in three seconds per group, which is 20 a minute. Edits count. Chats take turns. `perSecond` Infinity leases without any of this.
 */
export function leaseDue(db: Db, limit: number, perSecond: number): Promise<Leased> {
  return db.transaction().execute(async (trx) => {
    const after = await lockTurn(trx);
    const isPaced = Number.isFinite(perSecond);
    const recent = isPaced ? await listRecent(trx) : [];
    const wanted = Math.min(limit, perSecond - recent.length);
    if (wanted <= 0) return { rows: [], waitMs: recent[recent.length - perSecond] };
    const chats = await listChats(trx, { after, until: '~', wanted, isPaced });
    const free = () => chats.filter(({ wait }) => wait <= 0);
    if (after !== '' && free().length < wanted) {
      const missing = wanted - free().length;
      const others = await listChats(trx, { after: '', until: after, wanted: missing, isPaced });
      chats.push(...others);
    }
    const addresses = free().map(({ address }) => address);
    const rows = await leaseOldest(trx, addresses, { wanted, perChat: isPaced ? 1 : wanted });
    const waits = chats.flatMap(({ wait }) => (wait > 0 ? [wait] : []));
    return { rows, waitMs: waits.length > 0 ? Math.min(...waits) : undefined };
  });
}

async function lockTurn(trx: Trx) {
  const turn = sql<{ after: string }>`select after from delivery_turn for update`;
  return (await turn.execute(trx)).rows[0]?.after ?? '';
}

/** For each lease of the last second, oldest first, the milliseconds until it is over. */
async function listRecent(trx: Trx) {
  const { rows } = await sql<{ wait: number }>`
    select ${milliseconds(sql`leased_at + interval '1 second'`)} as wait
    from chat_paces
    where leased_at > statement_timestamp() - interval '1 second'
    order by leased_at`.execute(trx);
  return rows.map(({ wait }) => wait);
}

const milliseconds = (at: ReturnType<typeof sql>) =>
  sql`(extract(epoch from ${at} - statement_timestamp()) * 1000)::float8`;

const apart = sql`case when paces.chat_id < 0 then interval '3 seconds' else interval '1 second' end`;

interface Search {
  after: string;
  until: string;
  wanted: number;
  isPaced: boolean;
}

/**
 * Chats with something due, by address, until `wanted` of them may be written to; with the
 * milliseconds that the others have to wait. Goes from chat to chat through the index, however many
 * notifications each has.
 */
async function listChats(trx: Trx, { after, until, wanted, isPaced }: Search) {
  const paces = isPaced
    ? sql`coalesce(${milliseconds(sql`paces.leased_at + ${apart}`)}, 0),
        case when exists (select from notifications as one where one.address = due.address
          and one.status = 'leased' and one.due_at > statement_timestamp())
          then ${underWay} else 0 end`
    : sql`0`;
  const { rows } = await sql<{ address: string; wait: number }>`
    with recursive chats as (
      select ${after}::text collate "C" as address, 0 as free, null::float8 as wait
      union all
      select next.address, chats.free + (next.wait <= 0)::int, next.wait
      from chats cross join lateral (
        select due.address,
          greatest(${paces}, coalesce(${milliseconds(sql`paces.resumes_at`)}, 0)) as wait
        from (
          select address, recipient_id, chat_id from notifications
          where status in ('queued', 'leased') and due_at <= statement_timestamp()
            and address > chats.address and address <= ${until}
          order by address limit 1
        ) as due
        left join users on users.id = due.recipient_id
        left join chat_paces as paces
          on paces.chat_id = coalesce(users.telegram_id, due.chat_id)
      ) as next
      where chats.free < ${wanted}
    )
    select address, wait from chats where wait is not null`.execute(trx);
  return rows;
}

async function leaseOldest(
  trx: Trx,
  addresses: string[],
  { wanted, perChat }: { wanted: number; perChat: number },
) {
  if (addresses.length === 0) return [];
  const { rows } = await sql<LeasedRow>`
    with due as (
      select head.id, coalesce(users.telegram_id, head.chat_id) as telegram_id,
        coalesce(chosen_language.language, users.language_code) as language_code, users.role, users.suspended_at
      from unnest(${addresses}::text[]) as chosen (address)
      cross join lateral (
        select * from notifications
        where notifications.address = chosen.address collate "C"
          and status in ('queued', 'leased') and due_at <= statement_timestamp()
        order by created_at, id
        limit ${perChat}
        for update skip locked
      ) as head
      left join users on users.id = head.recipient_id
      left join notification_settings as chosen_language on chosen_language.user_id = users.id
      order by head.created_at, head.id
      limit ${wanted}
    ), leased as (
      update notifications set
        status = 'leased',
        lease = gen_random_uuid(),
        leased_revision = revision,
        attempts = attempts + 1,
        due_at = statement_timestamp() + make_interval(secs => ${leaseSeconds})
      from due
      where notifications.id = due.id
      returning notifications.id, lease, recipient_id, due_at as leased_until, kind, about, payload,
        message_id, attempts, created_at, request_id, telegram_id, language_code, role, suspended_at
    ), paced as (
      insert into chat_paces (chat_id, leased_at)
      select distinct telegram_id, statement_timestamp() from leased
      on conflict (chat_id) do update set leased_at = excluded.leased_at
    ), turned as (
      update delivery_turn set after = ${addresses.at(-1)}
    )
    select * from leased order by created_at, id`.execute(trx);
  return rows;
}

/** Nothing was sent to these chats after all: the next may go at once. */
export async function forgetPaces(db: Db, chatIds: number[]) {
  if (chatIds.length === 0) return;
  await sql`delete from chat_paces where chat_id in (
    select chat_id from chat_paces
    where chat_id = any(${chatIds}::bigint[]) and resumes_at is null
    for update skip locked)`.execute(db);
}

export async function pauseChat(trx: Trx, id: string, seconds: number) {
  await sql`insert into chat_paces (chat_id, leased_at, resumes_at)
    select coalesce(users.telegram_id, chat_id), now(), now() + make_interval(secs => ${seconds})
    from notifications left join users on users.id = recipient_id
    where notifications.id = ${id}
    on conflict (chat_id) do update set resumes_at = excluded.resumes_at`.execute(trx);
}
