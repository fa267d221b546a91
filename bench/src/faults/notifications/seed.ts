import { sql } from 'kysely';
import type { End } from '#src/faults/load/ledger.ts';
import { seedOwners, telegramIds } from '#src/faults/world/seed.ts';
import type { Seed } from '#src/faults/world/world.ts';
import type { Db } from '#src/kit/postgres.ts';
import type { FaultOptions } from './options.ts';

export const firstTelegramId = telegramIds.owner(0);

/** How the people divide: most can be written to, some blocked the bot, some never opened it. */
function groupsOf(people: number) {
  const absent = Math.ceil(people * 0.05);
  const blocked = Math.ceil(people * 0.1);
  return { open: people - blocked - absent, blocked, absent };
}

/** Every text names its notification. What fails is ordered. */
export const seedNews =
  ({ count, people, shares }: FaultOptions): Seed =>
  async (db, control) => {
    await seedOwners(db, people);
    await sql`insert into notifications (id, recipient_id, kind, payload, created_at)
      select gen_random_uuid(), users.id, 'projectApproved',
        jsonb_build_object('projectId', gen_random_uuid(), 'projectName', '№' || n, 'isEdit', false),
        now() + n * interval '1 microsecond'
      from generate_series(1, ${count}::int) as n
      join users on users.telegram_id = ${firstTelegramId}::bigint + (n - 1) % ${people}::int
      order by n`.execute(db);
    const { open, blocked } = groupsOf(people);
    await control.addPeople(firstTelegramId, open, false);
    await control.addPeople(firstTelegramId + open, blocked, true);
    const orders = [
      { errorCode: 500, share: shares.serverError },
      { errorCode: 0, share: shares.lostCall },
      { errorCode: 0, lostAnswer: true, share: shares.lostAnswer },
      { errorCode: 429, retryAfter: 1, share: shares.tooMany },
    ];
    for (const order of orders) if (order.share > 0) await control.order(order);
  };

export const keyIn = (text: string) => /«(№\d+)»/.exec(text)?.[1] ?? '';

export async function listLeases(db: Db) {
  const { rows } = await sql<{ key: string; lease: string }>`
    select payload->>'projectName' as key, lease
    from notifications where status = 'leased'`.execute(db);
  return rows;
}

export async function endLeases(db: Db, leases: string[]) {
  if (leases.length === 0) return;
  await db
    .updateTable('notifications')
    .set({ due_at: sql<Date>`now()` })
    .where('status', '=', 'leased')
    .where('lease', 'in', leases)
    .execute();
}

export async function listEnds(db: Db, people: number): Promise<End[]> {
  const { rows } = await sql<Omit<End, 'isOpen'> & { telegram_id: number }>`
    select payload->>'projectName' as key, telegram_id, status,
      coalesce(error, case when unreachable_at is not null then 'unreachable' end) as reason
    from notifications join users on users.id = recipient_id order by notifications.created_at`.execute(
    db,
  );
  return rows.map(({ telegram_id, ...end }) =>
    Object.assign(end, { isOpen: telegram_id < firstTelegramId + groupsOf(people).open }),
  );
}
