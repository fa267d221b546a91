import { follow, getReady, getStats, getUser, getUserByTelegram, listTags } from '@kollab/contract';
import { scratchFolder } from '@kollab/runtime/test/scratch-folder';
import { sql } from 'kysely';
import { realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#src/platform/embedded-postgres/server.ts';
import { openAddress } from '#test/address.ts';
import { makeReplica, type TestReplica } from '#test/replica.ts';
import { type Someone, startTestApp, type TestApp } from '#test/test-app.ts';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { migrateToLatest } from '#src/platform/database/migration/migrate.ts';
import { openReplicas } from './replicas.ts';

let dataDir: string;
let primary: EmbeddedPostgres;
let replica: TestReplica;
let one: TestApp;
let two: TestApp;
let strict: TestApp;

const patient = { interval: 30, longestLag: 600_000 };
const nobodyThere = 'postgres://kollab:secret@127.0.0.1:1/kollab';

beforeAll(async () => {
  dataDir = await scratchFolder('replica');
  primary = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  const db = connectDatabase({ url: primary.url, onError: () => undefined });
  await migrateToLatest(db);
  await db.destroy();
  const from = await realpath(join(dataDir, 'postgres'));
  replica = await makeReplica({ primaryUrl: primary.url, from, home: dataDir });
  await replica.start();
  const setting = { databaseUrl: primary.url, databaseReplicaUrls: [replica.url] };
  one = await startTestApp({ ...setting, replicaTiming: patient });
  two = await startTestApp({ ...setting, replicaTiming: patient });
  strict = await startTestApp({ ...setting, replicaTiming: { interval: 30, longestLag: 400 } });
});
afterAll(async () => {
  for (const app of [one, two, strict]) await app?.close();
  await replica?.kill();
  await primary?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const stateOf = (app: TestApp) => app.context.replicas.states()[0];
const untilUsed = (app: TestApp) => vi.waitFor(() => expect(stateOf(app)?.ok).toBe(true), 15_000);
const untilLeft = (app: TestApp) => vi.waitFor(() => expect(stateOf(app)?.ok).toBe(false), 15_000);

const through = (app: TestApp, { telegramId }: Someone) => app.as({ telegramId });
const followersOf = async (call: Someone['call'], { id }: Someone) =>
  (await call(getStats, { params: { id } })).followers;
const startFollowing = (person: Someone, { telegramId }: Someone) =>
  person.call(follow, {
    body: { followerTelegramId: person.telegramId, followeeTelegramId: telegramId },
  });
const people = async () => {
  const [author, stranger, idol] = [await one.person(), await one.person(), await one.approved()];
  return { author, stranger, idol };
};

async function whilePaused(work: () => Promise<void>) {
  const [{ position } = {}] = await replicaAt(primary.url);
  await vi.waitFor(async () => {
    const rows = await replica.query(`select pg_last_wal_replay_lsn() >= '${position}' as done`);
    expect(rows).toEqual([{ done: true }]);
  }, 15_000);
  await replica.query('select pg_wal_replay_pause()');
  try {
    await work();
  } finally {
    await replica.query('select pg_wal_replay_resume()');
  }
}

async function replicaAt(url: string) {
  const db = connectDatabase({ url, onError: () => undefined, poolSize: 1 });
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_flush_lsn()::text as position`.execute(db);
  await db.destroy();
  return rows;
}

const readersOnReplica = async () => {
  const rows = await replica.query(
    `select pid from pg_stat_activity where application_name = 'kollab-api'`,
  );
  return rows.length;
};

test('others read from the replica; who wrote reads what they wrote, from whichever process', async () => {
  await Promise.all([untilUsed(one), untilUsed(two)]);
  const { author, stranger, idol } = await people();
  await whilePaused(async () => {
    await startFollowing(author, idol);
    for (const app of [one, two, one, two]) {
      expect(await followersOf(through(app, author), idol)).toBe(1);
    }
    for (const app of [one, two]) {
      await expect.poll(() => followersOf(through(app, stranger), idol)).toBe(0);
      expect(await followersOf(app.anonymous, idol)).toBe(0);
      expect(await followersOf(through(app, idol), idol)).toBe(1);
    }
  });
  await expect.poll(() => followersOf(two.anonymous, idol)).toBe(1);
});

test('what the replica does not have yet is found', async () => {
  await untilUsed(two);
  await whilePaused(async () => {
    const newcomer = two.as({ telegramId: 6_000_000_001, firstName: 'Лев' });
    await newcomer(listTags, { query: {} });
    const params = { telegramId: 6_000_000_001 };
    const own = await newcomer(getUserByTelegram, { params });
    expect(own.firstName).toBe('Лев');
    const reader = one.as({ telegramId: 6_000_000_002 });
    const { id } = await reader(getUser, { params: { id: own.id } });
    expect(id).toBe(own.id);
  });
});

test('a replica that lags is left alone until it has caught up', async () => {
  await untilUsed(strict);
  const { author, idol } = await people();
  await whilePaused(async () => {
    await startFollowing(author, idol);
    // Once this far behind it only falls further: a stall of the watch alone leads away as well.
    await expect.poll(() => stateOf(strict)?.lagSeconds).toBeGreaterThan(1);
    expect(await followersOf(strict.anonymous, idol)).toBe(1);
    expect(stateOf(strict)?.ok).toBe(false);
    expect(await followersOf(two.anonymous, idol)).toBe(0);
  });
  await untilUsed(strict);
  expect(stateOf(strict)?.lagSeconds).toBeLessThan(0.4);
});

test('a read that fails on the replica is the primary’s, and the next is the replica’s again', async () => {
  await untilUsed(one);
  const asked: boolean[] = [];
  const read = () =>
    one.context.replicas.read({ kind: 'anonymous' }, async (db) => {
      const { rows } = await sql<{ here: boolean }>`select pg_is_in_recovery() as here`.execute(db);
      asked.push(rows[0]?.here === true);
      await sql`create table if not exists notes ()`.execute(db);
    });
  await read();
  await read();
  expect(asked).toEqual([true, false, true, false]);
});

test('a replica that ends takes no read with it, and serves again once it is back', async () => {
  await untilUsed(two);
  const { stranger, idol } = await people();
  await expect
    .poll(async () => {
      await followersOf(two.anonymous, idol);
      return readersOnReplica();
    })
    .toBeGreaterThan(0);
  let answered = 0;
  const over = new AbortController();
  const readOn = async (call: Someone['call']) => {
    while (!over.signal.aborted) {
      expect(await followersOf(call, idol)).toBe(0);
      answered += 1;
    }
  };
  const readers = Promise.all([
    ...Array.from({ length: 6 }, () => readOn(two.anonymous)),
    readOn(through(strict, stranger)),
  ]);
  await replica.kill();
  await Promise.all([untilLeft(two), untilLeft(strict)]);
  const before = answered;
  await vi.waitFor(() => expect(answered).toBeGreaterThan(before + 50), 15_000);
  await replica.start();
  await Promise.all([untilUsed(two), untilUsed(strict)]);
  await expect.poll(readersOnReplica).toBeGreaterThan(0);
  over.abort();
  await readers;
});

test('an address where nobody is, is no replica', async () => {
  const app = await startTestApp({
    databaseUrl: primary.url,
    databaseReplicaUrls: [nobodyThere],
    replicaTiming: patient,
  });
  const idol = await app.approved();
  expect(await followersOf(app.anonymous, idol)).toBe(0);
  expect(app.context.replicas.states()).toEqual([
    { name: '127.0.0.1:1', ok: false, leads: false, lagSeconds: null },
  ]);
  await app.close();
});

test('a listed server that leads now is well, and serves reads as soon as it follows', async () => {
  const address = await openAddress(primary.url);
  onTestFinished(address.close);
  const app = await startTestApp({
    databaseUrl: primary.url,
    databaseReplicaUrls: [address.through(primary.url), replica.url],
    replicaTiming: patient,
  });
  onTestFinished(() => app.close());
  const idol = await app.approved();
  await vi.waitFor(() => {
    expect(app.context.replicas.states()).toMatchObject([
      { ok: false, leads: true, lagSeconds: null },
      { ok: true, leads: false },
    ]);
  }, 15_000);
  expect((await app.anonymous(getReady, {})).checks.replicas).toEqual({
    ok: true,
    fresh: 1,
    leading: 1,
    configured: 2,
  });
  await expect.poll(() => followersOf(app.anonymous, idol)).toBe(0);

  address.pointTo(replica.url);
  await vi.waitFor(() => expect(stateOf(app)).toMatchObject({ ok: true, leads: false }), 15_000);
  address.pointTo(primary.url);
  await vi.waitFor(() => expect(stateOf(app)).toMatchObject({ ok: false, leads: true }), 15_000);
});

test('an address that leads to several servers in turn is told in a sentence and never read', async () => {
  const address = await openAddress(replica.url, primary.url);
  onTestFinished(address.close);
  const told: string[] = [];
  const replicas = openReplicas({
    db: one.db,
    primaryUrl: primary.url,
    urls: [address.through(replica.url)],
    onError: ({ message }) => told.push(message),
    ...patient,
  });
  onTestFinished(() => replicas.close());
  await vi.waitFor(() => {
    expect(told).toContainEqual(
      expect.stringMatching(
        /^replica 127\.0\.0\.1:\d+: its address leads to several servers in turn: /,
      ),
    );
  }, 15_000);
  const isReplica = () =>
    replicas.read({ kind: 'anonymous' }, async (db) => {
      const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
      return rows[0]?.is;
    });
  for (let read = 0; read < 4; read += 1) expect(await isReplica()).toBe(false);
  expect(replicas.states()).toMatchObject([{ ok: false, leads: false }]);
});
