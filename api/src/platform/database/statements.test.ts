import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { connectDatabase } from './connect.ts';
import type { Db } from './schema.ts';
import { prepared } from './prepared.ts';
import { forgetNames, unnamed } from './statements.ts';
import { together } from './together.ts';

async function openDatabase() {
  const url = await createTestDatabase();
  const db = connectDatabase({ url, onError: () => undefined, poolSize: 1 });
  onTestFinished(() => db.destroy());
  return db;
}

async function listPlanned(db: Db) {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

const findUser = prepared(['id'], (db, { id }: { id: number }) =>
  db.selectFrom('users').selectAll().where('telegram_id', '=', id),
);

test('a prepared query is planned once, whatever its parameters', async () => {
  const db = await openDatabase();
  for (const id of [1, 2, 3]) await findUser(db, { id });
  const planned = await listPlanned(db);
  expect(planned.filter((statement) => statement.includes('"telegram_id"'))).toHaveLength(1);
});

test('a statement that comes again is planned once, unless a plan without its values is bad', async () => {
  const db = await openDatabase();
  for (let time = 0; time < 5; time += 1) {
    await sql`select ${time}::int as often`.execute(db);
    await sql`select ${time}::int as anew ${unnamed}`.execute(db);
    await sql`select * from unnest(array[${time}::int]) as anything`.execute(db);
  }
  await sql`select ${1}::int as seldom`.execute(db);
  const planned = await listPlanned(db);
  expect(planned.filter((statement) => /often|anew|anything|seldom/.test(statement))).toEqual([
    'select $1::int as often',
  ]);
});

test('names are bounded in number, however many texts there are', async () => {
  forgetNames();
  const db = await openDatabase();
  for (let text = 0; text < 600; text += 1) {
    const query = sql`select ${sql.lit(text)}::int + ${1}::int as sum`;
    await together(db, [query, query, query]);
  }
  const planned = await listPlanned(db);
  expect(planned.length).toBeGreaterThan(100);
  expect(planned.length).toBeLessThanOrEqual(500);
});

test('after a migration a prepared query goes on under another name, and nobody notices', async () => {
  const db = await openDatabase();
  await findUser(db, { id: 1 });
  await sql`alter table users add column added int`.execute(db);
  await expect(findUser(db, { id: 1 })).resolves.toEqual([]);
});

test('a transaction that met a migration has failed; once that is known, the next goes on', async () => {
  const db = await openDatabase();
  const within = () => db.transaction().execute((trx) => findUser(trx, { id: 1 }));
  await within();
  await sql`alter table users add column added int`.execute(db);
  await expect(within()).rejects.toMatchObject({ code: '0A000' });
  forgetNames();
  await expect(within()).resolves.toEqual([]);
});

test('the rows of a named statement are described once, and read the same ever after', async () => {
  const db = await openDatabase();
  const describing = vi.spyOn(pg.Connection.prototype, 'describe');
  onTestFinished(() => describing.mockRestore());
  const rowOf = prepared(['number'], (of, { number }: { number: number }) =>
    of.selectNoFrom([
      sql<number>`${number}::int8`.as('number'),
      sql<Date>`timestamptz '2026-01-01 00:00:00Z'`.as('at'),
      sql<string[]>`'["a"]'::jsonb`.as('list'),
      sql<null>`null::text`.as('nothing'),
    ]),
  );
  const row = { at: new Date('2026-01-01'), list: ['a'], nothing: null };
  for (const number of [1, 2]) expect(await rowOf(db, { number })).toEqual([{ number, ...row }]);
  const both = await together(db, [rowOf.query(db, { number: 3 }), rowOf.query(db, { number: 4 })]);
  expect(both).toEqual([[{ number: 3, ...row }], [{ number: 4, ...row }]]);
  expect(describing).toHaveBeenCalledTimes(1);
});
