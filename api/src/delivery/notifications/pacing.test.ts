import type { ClaimedNotification } from '@kollab/contract';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Context } from '#src/platform/context.ts';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { freshApp, shared, wakeupPatience } from '#test/test-app.ts';
import { readEvents } from './events.ts';
import { claim } from '#src/platform/outbox/claiming.service.ts';
import { leaseDue, leaseSeconds } from '#src/platform/outbox/leasing.queries.ts';
import { settle } from '#src/platform/outbox/settling.service.ts';

const perSecond = 50;

const kollab = freshApp({ deliveriesPerSecond: perSecond });
/** The same API in another process: nothing in common but the database. */
const other = shared(async (): Promise<Context> => {
  const url = kollab.config.databaseUrl ?? '';
  return { ...kollab.context, db: connectDatabase({ url, onError: () => undefined }) };
});
afterAll(() => other.db.destroy());

async function enqueue(count: number, each: number, from = 1) {
  const to = from + count - 1;
  await sql`insert into users (id, telegram_id)
    select gen_random_uuid(), n from generate_series(${from}::int, ${to}::int) as n`.execute(
    kollab.db,
  );
  await sql`insert into notifications (id, recipient_id, kind, created_at)
    select gen_random_uuid(), users.id, 'profileApproved', now() + make_interval(secs => place)
    from users, generate_series(1, ${each}::int) as place
    where telegram_id between ${from} and ${to}
    order by place`.execute(kollab.db);
}

type Taken = ClaimedNotification & { leasedAt: number };

const ask = (context: Context, limit: number, waitSeconds: number) =>
  claim(context, readEvents, { limit, waitSeconds }, new AbortController().signal);

async function deliverAll(waitSeconds = 1.2, contexts = [kollab.context, other]) {
  const taken: Taken[] = [];
  async function worker(context: Context) {
    for (;;) {
      const batch = await ask(context, 8, waitSeconds);
      if (batch.length === 0) return;
      for (const item of batch) {
        taken.push({ ...item, leasedAt: Date.parse(item.leasedUntil) - leaseSeconds * 1000 });
        await settle(context.db, item.id, { lease: item.lease, outcome: 'sent', messageId: 1 });
      }
    }
  }
  await Promise.all(contexts.map(worker));
  return taken.toSorted((a, b) => a.leasedAt - b.leasedAt);
}

const mostPerSecond = (times: number[]) =>
  Math.max(...times.map((end) => times.filter((at) => at <= end && at > end - 999).length));

const byChat = (taken: Taken[]) => [...Map.groupBy(taken, ({ telegramId }) => telegramId).values()];

const unsettled = () =>
  kollab.db.selectFrom('notifications').where('status', '!=', 'sent').select('id').execute();

test('no second sees more than the limit, none is lost, none comes twice', async () => {
  // So few that the limit holds them up, not the machine.
  const few = 20;
  const paced = (context: Context): Context => ({
    ...context,
    config: { ...context.config, deliveriesPerSecond: few },
  });
  await enqueue(35, 2);
  const startedAt = Date.now();
  const taken = await deliverAll(1.2, [paced(kollab.context), paced(other)]);
  expect(new Set(taken.map(({ id }) => id)).size).toBe(70);
  expect(taken).toHaveLength(70);
  expect(await unsettled()).toEqual([]);
  const most = mostPerSecond(taken.map(({ leasedAt }) => leasedAt));
  expect(most).toBeLessThanOrEqual(few);
  const lastAfter = (taken.at(-1)?.leasedAt ?? 0) - startedAt;
  expect(lastAfter).toBeGreaterThan(2900);
});

test('a chat gets one a second, in the order of what happened', async () => {
  await enqueue(20, 4);
  const taken = await deliverAll();
  expect(taken).toHaveLength(80);
  for (const items of byChat(taken)) {
    expect(items).toHaveLength(4);
    expect(mostPerSecond(items.map(({ leasedAt }) => leasedAt))).toBe(1);
  }
  const order = await kollab.db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'recipient_id')
    .select(['notifications.id', 'telegram_id'])
    .orderBy('notifications.created_at')
    .execute();
  for (const items of byChat(taken)) {
    const ofChat = order.filter(({ telegram_id: chat }) => chat === items[0]?.telegramId);
    expect(items.map(({ id }) => id)).toEqual(ofChat.map(({ id }) => id));
  }
});

test('a group gets 20 a minute: one in three seconds', async () => {
  const group = -1_007;
  await sql`insert into notifications (id, chat_id, kind)
    select gen_random_uuid(), ${group}, 'profileApproved' from generate_series(1, 2)`.execute(
    kollab.db,
  );
  const [first] = await ask(kollab.context, 20, 0);
  if (!first) throw new Error('nothing was due');
  await settle(kollab.db, first.id, { lease: first.lease, outcome: 'sent', messageId: 1 });
  const leasedIn = async (seconds: number) => {
    const { rows } = await sql<{ at: Date }>`
      update chat_paces set leased_at = clock_timestamp() + make_interval(secs => ${seconds})
      where chat_id = ${group} returning leased_at as at`.execute(kollab.db);
    return Number(rows[0]?.at);
  };
  // So far ahead that no machine is too slow for it.
  const leasedAt = await leasedIn(3600);
  const { waitMs = 0 } = await leaseDue(other.db, 20, perSecond);
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(other.db);
  expect(waitMs).toBeGreaterThanOrEqual(leasedAt + 3000 - Number(rows[0]?.at) - 1);
  expect(waitMs).toBeLessThanOrEqual(3_603_000);
  await leasedIn(-3);
  expect(await ask(other, 20, 0)).toMatchObject([{ telegramId: group }]);
});

test('a busy chat keeps nobody else waiting', async () => {
  await enqueue(1, 500);
  await enqueue(10, 1, 2);
  const taken = [...(await ask(kollab.context, 20, 0)), ...(await ask(other, 20, 0))];
  expect(taken.map(({ telegramId }) => telegramId).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 11 }, (_, index) => index + 1),
  );
});

test('chats take turns', async () => {
  await enqueue(30, 2);
  const first = await ask(kollab.context, 20, 0);
  const second = await ask(kollab.context, 20, 0);
  const chats = [...first, ...second].map(({ telegramId }) => telegramId);
  expect(new Set(chats).size).toBe(30);
});

test('a chat gets nothing more while a message to it is under way', async () => {
  await enqueue(1, 2);
  const [first] = await ask(kollab.context, 20, 0);
  if (!first) throw new Error('nothing was due');
  expect(await ask(other, 20, 1.3)).toEqual([]);
  await settle(kollab.db, first.id, { lease: first.lease, outcome: 'sent', messageId: 1 });
  expect(await ask(other, 20, 0)).toHaveLength(1);
});

test('a chat that Telegram wants left alone is, whatever else waits for it', async () => {
  await enqueue(2, 2);
  const [first] = await ask(kollab.context, 1, 0);
  if (!first) throw new Error('nothing was due');
  const tooMany = { outcome: 'retry', retryAfterSeconds: 2, error: 'Too Many Requests' } as const;
  await settle(kollab.db, first.id, { lease: first.lease, ...tooMany });
  const startedAt = Date.now();
  const taken = await deliverAll(2.5);
  const times = (isFirst: boolean) =>
    taken
      .filter(({ telegramId }) => (telegramId === first.telegramId) === isFirst)
      .map(({ leasedAt }) => leasedAt - startedAt);
  expect(Math.min(...times(true))).toBeGreaterThan(Math.max(1900, ...times(false)));
  expect(taken).toHaveLength(4);
});

test('what needs no message holds nothing up', async () => {
  await enqueue(1, 1);
  await sql`insert into notifications (id, about, recipient_id, kind, created_at)
    select gen_random_uuid(), gen_random_uuid(), users.id, 'applicationCard', now() - interval '1 h'
    from users, generate_series(1, 5)`.execute(kollab.db);
  expect(await ask(kollab.context, 20, 5)).toMatchObject([{ event: { kind: 'profileApproved' } }]);
});

test('a claim waits for the moment at which the next may go', async () => {
  await enqueue(1, 2);
  const [first] = await ask(kollab.context, 20, 0);
  if (!first) throw new Error('nothing was due');
  await settle(kollab.db, first.id, { lease: first.lease, outcome: 'sent', messageId: 1 });
  const startedAt = Date.now();
  expect(await ask(kollab.context, 20, 0)).toEqual([]);
  expect(await ask(kollab.context, 20, 20)).toHaveLength(1);
  expect(Date.now() - startedAt).toBeLessThan(wakeupPatience);
});

test('a lease nobody settles is passed on, before what came later', async () => {
  await enqueue(1, 2);
  const [first] = await ask(kollab.context, 1, 0);
  await sql`update notifications set due_at = now() where status = 'leased'`.execute(kollab.db);
  await sql`delete from chat_paces`.execute(kollab.db);
  expect((await ask(other, 20, 0)).map(({ id }) => id)).toEqual([first?.id]);
});
