import type { connectDatabase } from '@kollab/api/platform/database/connect';
import { sql } from 'kysely';

export type Db = ReturnType<typeof connectDatabase>;

export const firstTelegramId = 9_000_000_000;

/** How the people divide: most can be written to, some blocked the bot, some never opened it. */
export function groupsOf(people: number) {
  const absent = Math.ceil(people * 0.05);
  const blocked = Math.ceil(people * 0.1);
  return { open: people - blocked - absent, blocked, absent };
}

export const isOpen = (telegramId: number, people: number) =>
  telegramId < firstTelegramId + groupsOf(people).open;

/** Stores people and news for them, in turns; every text names its notification by a number. */
export async function seedNotifications(db: Db, count: number, people: number) {
  await sql`insert into users (id, telegram_id, first_name)
    select gen_random_uuid(), ${firstTelegramId}::bigint + n, 'Гость'
    from generate_series(0, ${people}::int - 1) as n`.execute(db);
  await sql`insert into notifications (id, recipient_id, kind, payload, created_at)
    select gen_random_uuid(), users.id, 'projectApproved',
      jsonb_build_object('projectId', gen_random_uuid(), 'projectName', '№' || n, 'isEdit', false),
      now() + n * interval '1 microsecond'
    from generate_series(1, ${count}::int) as n
    join users on users.telegram_id = ${firstTelegramId}::bigint + (n - 1) % ${people}::int
    order by n`.execute(db);
}

/** The number that a message's text carries. */
export const numberIn = (text: string) => Number(/«№(\d+)»/.exec(text)?.[1]);

/** How many notifications are not settled yet. */
export async function countOpen(db: Db) {
  const row = await db
    .selectFrom('notifications')
    .where('status', 'in', ['queued', 'leased'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** What is leased right now, as `number lease`. */
export async function listLeases(db: Db) {
  const { rows } = await sql<{ number: number; lease: string }>`
    select substr(payload->>'projectName', 2)::int as number, lease
    from notifications where status = 'leased'`.execute(db);
  return rows;
}

/** Lets leases run out that nobody holds any more. */
export async function endLeases(db: Db, leases: string[]) {
  if (leases.length === 0) return;
  await db
    .updateTable('notifications')
    .set({ due_at: sql<Date>`now()` })
    .where('status', '=', 'leased')
    .where('lease', 'in', leases)
    .execute();
}

/** How every notification ended. */
export async function listEnds(db: Db) {
  const { rows } = await sql<{
    number: number;
    telegram_id: number;
    status: string;
    reason: string | null;
  }>`
    select substr(payload->>'projectName', 2)::int as number, telegram_id, status,
      coalesce(error, case when unreachable_at is not null then 'unreachable' end) as reason
    from notifications join users on users.id = recipient_id order by 1`.execute(db);
  return rows;
}
