import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { countWaits } from '#test/waits.ts';
import { alongside } from './alongside.ts';
import { connectDatabase } from './connect.ts';
import { prepared } from './prepared.ts';
import { together } from './together.ts';

async function openDatabase() {
  const db = connectDatabase({ url: await createTestDatabase(), onError: () => undefined });
  onTestFinished(() => db.destroy());
  await sql`select`.execute(db);
  return db;
}

const one = sql<{ one: number }>`select 1 as one`;
const none = sql<{ impossible: number }>`select 1 / 0 as impossible`;
const echo = prepared(['said'], (db, { said }: { said: string }) =>
  db.selectNoFrom(sql<string>`${said}::text`.as('said')),
);

test('queries sent together are answered in order with one wait', async () => {
  const db = await openDatabase();
  const tags = db.selectFrom('tags').select('key').limit(0);
  const { waits } = await countWaits(async () => {
    const rows = await together(db, [one, tags, echo.query(db, { said: 'Привет' })]);
    expect(rows).toEqual([[{ one: 1 }], [], [{ said: 'Привет' }]]);
  });
  expect(waits).toBe(1);
});

test('a failure among them is the first one, and leaves the connection as it was', async () => {
  const db = await openDatabase();
  await expect(together(db, [one, none, one])).rejects.toMatchObject({ code: '22012' });
  const within = db.transaction().execute((trx) => together(trx, [one, none, one]));
  await expect(within).rejects.toMatchObject({ code: '22012' });
  expect(await together(db, [one])).toEqual([[{ one: 1 }]]);
});

test('a transaction waits for its statements and for its end, not for its beginning', async () => {
  const db = await openDatabase();
  const { waits, statements } = await countWaits(() =>
    db.transaction().execute(async (trx) => {
      await one.execute(trx);
      await together(trx, [one, one]);
    }),
  );
  expect(statements.map((text) => text.split(' ')[0])).toEqual([
    'begin',
    'select',
    'select',
    'select',
    'commit',
  ]);
  expect(waits).toBe(3);
});

test('a transaction that fails leaves nothing behind', async () => {
  const db = await openDatabase();
  await sql`create table kept (value int)`.execute(db);
  const failing = db.transaction().execute(async (trx) => {
    await together(trx, [sql`insert into kept values (1)`, none]);
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  const { rows } = await sql`select value from kept`.execute(db);
  expect(rows).toEqual([]);
});

test('a query travels with the first statement of what runs alongside', async () => {
  const db = await openDatabase();
  const { waits } = await countWaits(async () => {
    const [outcome, row] = await alongside(db, echo.query(db, { said: 'Я' }), async () => {
      const { rows } = await one.execute(db);
      return rows;
    });
    expect(outcome).toEqual({ status: 'fulfilled', value: [{ one: 1 }] });
    expect(row).toEqual({ said: 'Я' });
  });
  expect(waits).toBe(1);
});

test('it is sent alone beside what asks nothing or fails, and its own failure answers no row', async () => {
  const db = await openDatabase();
  const asked = echo.query(db, { said: 'Я' });
  expect(await alongside(db, asked, () => 'nothing')).toEqual([
    { status: 'fulfilled', value: 'nothing' },
    { said: 'Я' },
  ]);
  const reason = new Error('no');
  const failing = () => Promise.reject(reason);
  expect(await alongside(db, asked, failing)).toEqual([
    { status: 'rejected', reason },
    { said: 'Я' },
  ]);
  const impossible = none.compile(db);
  const [outcome, row] = await alongside(db, impossible, async () => (await one.execute(db)).rows);
  expect(outcome).toMatchObject({ status: 'fulfilled' });
  expect(row).toBeUndefined();
});

test('a transaction rests on what travelled along: without it nothing is kept', async () => {
  const db = await openDatabase();
  const seen = sql<{ one: number }>`select 1 as one`.compile(db);
  const keep = async (isSo: boolean) => {
    const write = () =>
      db
        .transaction()
        .execute((trx) => sql`insert into skill_counts values (true, 1, 1, now())`.execute(trx));
    return alongside(db, seen, write, (row) => (row?.one === 1) === isSo);
  };
  const countKept = async () => (await sql`select from skill_counts`.execute(db)).rows.length;
  const [refused, row] = await keep(false);
  expect([refused.status, row, await countKept()]).toEqual(['rejected', { one: 1 }, 0]);
  const [kept] = await keep(true);
  expect([kept.status, await countKept()]).toEqual(['fulfilled', 1]);
});
