import { sql } from 'kysely';
import { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { connectDatabase } from './connect.ts';
import { prepared } from './prepared.ts';
import type { Db } from './schema.ts';

async function openDatabase(poolSize: number) {
  const url = await createTestDatabase();
  const db = connectDatabase({ url, onError: () => undefined, poolSize });
  onTestFinished(() => db.destroy());
  await Promise.all(Array.from({ length: poolSize }, async () => backend(db)));
  return db;
}

interface Writing {
  _writeGeneric: (...given: unknown[]) => void;
}

interface Asked {
  divisor: number;
}
const ask = prepared(['divisor'], (db, { divisor }: Asked) =>
  db.selectNoFrom([
    sql<number>`pg_backend_pid()`.as('backend'),
    sql<number>`12 / ${divisor}::int`.as('quotient'),
    sql<string>`now()::text`.as('at'),
  ]),
);

async function backend(db: Db) {
  const { rows } = await sql<{ backend: number }>`
    select pg_backend_pid() as backend, pg_sleep(0.05)`.execute(db);
  return rows[0]?.backend;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('reads of one turn travel over one connection with one write', async () => {
  const db = await openDatabase(3);
  await ask(db, { divisor: 1 });
  const writes = vi.spyOn(Socket.prototype as unknown as Writing, '_writeGeneric');
  onTestFinished(() => {
    writes.mockRestore();
  });
  const answers = await Promise.all([1, 2, 3, 4].map((divisor) => ask(db, { divisor })));
  expect(answers.map(([row]) => row?.quotient)).toEqual([12, 6, 4, 3]);
  expect(new Set(answers.map(([row]) => row?.backend)).size).toBe(1);
  expect(writes).toHaveBeenCalledTimes(1);
});

test('of many reads of one turn each connection takes a few', async () => {
  const db = await openDatabase(3);
  const answers = await Promise.all(
    Array.from({ length: 12 }, async () => ask(db, { divisor: 3 })),
  );
  expect(new Set(answers.map(([row]) => row?.backend)).size).toBe(3);
});

test('a read that fails takes none of the others with it', async () => {
  const db = await openDatabase(1);
  const settled = await Promise.allSettled([3, 0, 4].map((divisor) => ask(db, { divisor })));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await ask(db, { divisor: 2 })).toMatchObject([{ quotient: 6 }]);
});

test('a transaction has its connection to itself', async () => {
  const db = await openDatabase(2);
  const during = db.transaction().execute(async (trx) => {
    await sql`create temporary table mine (id int)`.execute(trx);
    const [within] = await ask(trx, { divisor: 1 });
    const others = await Promise.all([1, 2].map((divisor) => ask(db, { divisor })));
    await turn();
    const [later] = await ask(trx, { divisor: 1 });
    return { within, others: others.map(([row]) => row), later };
  });
  const { within, others, later } = await during;
  expect(later).toEqual(within);
  for (const other of others) expect(other?.backend).not.toBe(within?.backend);
});

test('a connection goes back when the last of those who share it is answered', async () => {
  const db = await openDatabase(1);
  const reads = [1, 2, 3].map((divisor) => ask(db, { divisor }));
  const write = db.transaction().execute((trx) => ask(trx, { divisor: 6 }));
  const [first, second, third] = await Promise.all(reads);
  expect([first, second, third].map((rows) => rows?.[0]?.quotient)).toEqual([12, 6, 4]);
  expect(await write).toMatchObject([{ quotient: 2 }]);
  for (let left = 20; left > 0; left -= 1) {
    await Promise.all([
      ask(db, { divisor: 1 }),
      db.transaction().execute((trx) => ask(trx, { divisor: 1 })),
    ]);
  }
  expect(await ask(db, { divisor: 12 })).toMatchObject([{ quotient: 1 }]);
});

test('whoever asks in a later turn does not wait for a connection that is busy', async () => {
  const db = await openDatabase(2);
  const held = db.transaction().execute((trx) => backend(trx));
  await turn();
  const [[early], [late]] = [await ask(db, { divisor: 1 }), await ask(db, { divisor: 1 })];
  expect(early?.backend).toBe(late?.backend);
  expect(await held).not.toBe(early?.backend);
});
