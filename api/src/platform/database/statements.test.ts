import { sql } from 'kysely';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { connectDatabase } from './connect.ts';
import type { Db } from './schema.ts';
import { forgetNames, unnamed } from './statements.ts';

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

const findUser = (db: Db, id: number) =>
  db.selectFrom('users').selectAll().where('telegram_id', '=', id).executeTakeFirst();

async function findOften(db: Db) {
  for (const id of [1, 2, 3]) await findUser(db, id);
}

// Names are few, and all files of a worker share them.
beforeEach(forgetNames);
afterAll(forgetNames);

test('a statement that comes again is planned once, unless a plan without its values is bad', async () => {
  const db = await openDatabase();
  for (let time = 0; time < 5; time += 1) {
    await sql`select ${time}::int as often`.execute(db);
    await sql`select ${time}::int as anew ${unnamed}`.execute(db);
  }
  await sql`select ${1}::int as seldom`.execute(db);
  const planned = await listPlanned(db);
  expect(planned.filter((statement) => /often|anew|seldom/.test(statement))).toEqual([
    'select $1::int as often',
  ]);
});

test('names are bounded in number, however many texts there are', async () => {
  const db = await openDatabase();
  for (let text = 0; text < 600; text += 1) {
    const query = sql`select ${sql.lit(text)}::int + ${1}::int as sum`;
    for (let time = 0; time < 3; time += 1) await query.execute(db);
  }
  const planned = await listPlanned(db);
  expect(planned.length).toBeGreaterThan(100);
  expect(planned.length).toBeLessThanOrEqual(500);
});

test('after a migration a statement is planned anew, and nobody notices', async () => {
  const db = await openDatabase();
  await findOften(db);
  await sql`alter table users add column added int`.execute(db);
  await expect(findUser(db, 1)).resolves.toBeUndefined();
});

test('a transaction does not meet a migration in what selects all columns', async () => {
  const db = await openDatabase();
  await findOften(db);
  await sql`alter table users add column added int`.execute(db);
  const within = db.transaction().execute((trx) => findUser(trx, 1));
  await expect(within).resolves.toBeUndefined();
});

test('a transaction that meets a migration otherwise has failed, and the next goes on', async () => {
  const db = await openDatabase();
  await sql`create table plans (of int)`.execute(db);
  const read = (of: Db) => sql`select of from plans where ${1}::int = 1`.execute(of);
  for (let time = 0; time < 3; time += 1) await read(db);
  await sql`alter table plans alter column of type text`.execute(db);
  const within = () => db.transaction().execute(read);
  await expect(within()).rejects.toMatchObject({ code: '0A000' });
  await expect(within()).resolves.toMatchObject({ rows: [] });
});
