import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#src/testing/test-database.ts';
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

test('a statement with parameters is planned once, whatever its parameters', async () => {
  const db = await openDatabase();
  for (const id of [1, 2, 3]) await findUser(db, id);
  const planned = await listPlanned(db);
  expect(planned.filter((statement) => statement.includes('"telegram_id"'))).toHaveLength(1);
});

test('a statement that asks for it is planned anew each time', async () => {
  const db = await openDatabase();
  await sql`${sql.raw(unnamed)} select ${1}::int`.execute(db);
  expect(await listPlanned(db)).toEqual([]);
});

test('after a change of a table the same statement goes on under another name', async () => {
  const db = await openDatabase();
  await findUser(db, 1);
  await sql`alter table users add column added int`.execute(db);
  await expect(findUser(db, 1)).rejects.toMatchObject({ code: '0A000' });
  forgetNames();
  await expect(findUser(db, 1)).resolves.toBeUndefined();
});
