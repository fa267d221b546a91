import { getOrCreateUser, listOwnApplications } from '@kollab/contract';
import { sql } from 'kysely';
import { createServer, connect, type Socket } from 'node:net';
import dns from 'node:dns';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#test/listen.ts';
import { refused, sharedApp } from '#test/test-app.ts';
import { createTestDatabase, maintenanceUrl } from '#test/test-database.ts';
import { connectDatabase } from './connect.ts';
import { isDatabaseAway } from './outages.ts';

const kollab = sharedApp();

const ignore = () => undefined;
const databaseName = async () =>
  (await sql<{ name: string }>`select current_database() as name`.execute(kollab.db)).rows[0]?.name;

async function startAddress(database: string) {
  const target = Number(new URL(database).port);
  const pairs: [Socket, Socket][] = [];
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) socket.on('error', ignore);
    near.on('data', (bytes) => void (isSilent || far.write(bytes)));
    far.on('data', (bytes) => void (isSilent || near.write(bytes)));
    near.on('close', () => far.destroy());
    pairs.push([near, far]);
  });
  const port = await listen(server);
  onTestFinished(() => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    server.close();
  });
  return {
    url: Object.assign(new URL(database), { host: `127.0.0.1:${port}` }).href,
    accepted: () => pairs.length,
    fallSilent: (silent: boolean) => {
      isSilent = silent;
    },
  };
}

interface Pool {
  poolSize: number;
  connectWithin?: number;
  answerWithin?: number;
  url?: string;
}

async function openPool(options: Pool) {
  const url = options.url ?? (await createTestDatabase('empty'));
  const db = connectDatabase({ url, onError: ignore, connectWithin: 1000, ...options });
  onTestFinished(() => db.destroy());
  return db;
}

test('connections that are cut under load cost answers, never the process, and come back', async () => {
  const name = await databaseName();
  const admin = connectDatabase({ url: maintenanceUrl(), onError: ignore, poolSize: 1 });
  onTestFinished(() => admin.destroy());
  const statuses: (number | undefined)[] = [];
  const over = new AbortController();
  const sign = async (telegramId: number) => {
    while (!over.signal.aborted) {
      const call = kollab.as({ telegramId });
      const status = await call(getOrCreateUser, { body: { telegramId } }).then(
        () => 200,
        (error: { statusCode?: number }) => error.statusCode,
      );
      statuses.push(status);
    }
  };
  const load = Promise.all(Array.from({ length: 24 }, (_, n) => sign(5_100_000_000 + n)));
  // A cut may fall between two statements of everyone.
  for (let cut = 0; cut < 3 || (cut < 30 && !statuses.includes(503)); cut += 1) {
    const before = statuses.length;
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(before + 40), 30_000);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name}`.execute(admin);
  }
  const after = statuses.length;
  await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(after + 100), 30_000);
  over.abort();
  await load;
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(new Set(statuses.slice(-48))).toEqual(new Set([200]));
});

test('while every connection is taken others hear so, and are served once one is free', async () => {
  const url = await createTestDatabase();
  const scarce = connectDatabase({ url, onError: ignore, poolSize: 1, connectWithin: 1000 });
  onTestFinished(() => scarce.destroy());
  const { promise: over, resolve: giveBack } = Promise.withResolvers<void>();
  const { promise: taken, resolve: isTaken } = Promise.withResolvers<void>();
  const holding = scarce.connection().execute(() => {
    isTaken();
    return over;
  });
  await taken;
  const asked = performance.now();
  const refused = sql`select 1`.execute(scarce);
  await expect(refused).rejects.toSatisfy(isDatabaseAway);
  expect(performance.now() - asked).toBeLessThan(10_000);
  giveBack();
  await holding;
  await expect(sql`select 1`.execute(scarce)).resolves.toBeDefined();
});

test('a primary that turned read-only is left, by busy connections too', async () => {
  const address = await startAddress(await createTestDatabase('empty'));
  const db = await openPool({ poolSize: 3, connectWithin: 60_000, url: address.url });
  const ask = (text: string) => sql.raw(text).execute(db);
  const all = () => Promise.all([1, 2, 3].map(() => ask('select pg_sleep(0.05)')));
  await all();
  expect(address.accepted()).toBe(3);
  const { promise: over, resolve: giveBack } = Promise.withResolvers<void>();
  const { promise: taken, resolve: isTaken } = Promise.withResolvers<void>();
  const holding = db.connection().execute(() => {
    isTaken();
    return over;
  });
  await taken;
  await db.connection().execute(async (one) => {
    await sql`set default_transaction_read_only = on`.execute(one);
    const write = sql`create table notes (text text)`.execute(one);
    await expect(write).rejects.toMatchObject({ code: '25006' });
  });
  giveBack();
  await holding;
  await all();
  await all();
  expect(address.accepted()).toBe(6);
});

test('a server that says nothing any more is left within the time given, for one that does', async () => {
  const address = await startAddress(await createTestDatabase('empty'));
  const db = await openPool({ poolSize: 2, answerWithin: 300, url: address.url });
  await sql`select 1`.execute(db);
  address.fallSilent(true);
  await expect(sql`select 1`.execute(db)).rejects.toThrow('Query read timeout');
  address.fallSilent(false);
  await expect(sql`select 2 as two`.execute(db)).resolves.toMatchObject({ rows: [{ two: 2 }] });
  expect(address.accepted()).toBe(2);
});

test('the name of the database is looked up anew for each connection', async () => {
  const url = new URL(await createTestDatabase('empty'));
  const asked: unknown[] = [];
  const lookup = (name: string, _: object, tell: (...found: unknown[]) => void) => {
    asked.push(name);
    tell(null, [{ address: '127.0.0.1', family: 4 }]);
  };
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as never);
  onTestFinished(() => void vi.restoreAllMocks());
  const db = await openPool({
    poolSize: 2,
    url: Object.assign(url, { hostname: 'database.test' }).href,
  });
  await Promise.all([1, 2].map(() => sql`select pg_sleep(0.05)`.execute(db)));
  expect(asked).toEqual(['database.test', 'database.test']);
});

test('a database that only reads answers reads, and 503 to writes', async () => {
  const anya = await kollab.person();
  const name = await databaseName();
  await sql.raw(`alter database ${name} set default_transaction_read_only = on`).execute(kollab.db);
  const admin = connectDatabase({ url: maintenanceUrl(), onError: ignore, poolSize: 1 });
  onTestFinished(() => admin.destroy());
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${name}`.execute(admin);
  const newcomer = kollab.as({ telegramId: 5_100_000_900 });
  await vi.waitFor(async () => {
    const { telegramId } = anya;
    await anya.call(listOwnApplications, { params: { telegramId }, query: {} });
  }, 15_000);
  const write = () => newcomer(getOrCreateUser, { body: { telegramId: 5_100_000_900 } });
  await expect(write()).rejects.toMatchObject(refused('unavailable', 503));
  await sql.raw(`alter database ${name} reset default_transaction_read_only`).execute(admin);
  await vi.waitFor(
    () => expect(write()).resolves.toMatchObject({ telegramId: 5_100_000_900 }),
    15_000,
  );
});
