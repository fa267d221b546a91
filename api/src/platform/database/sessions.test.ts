import { sql } from 'kysely';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backup } from '#src/platform/backup/backup.service.ts';
import { startPooler } from '#test/pooler.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { awaitSchema } from '#src/platform/database/migration/await-schema.ts';
import { connectAlone } from './connect-alone.ts';
import { connectDatabase } from './connect.ts';
import { assertSessions } from './sessions.ts';

async function pooled(mode: 'session' | 'transaction') {
  const direct = await createTestDatabase();
  const pooler = await startPooler(direct, mode);
  onTestFinished(() => pooler.close());
  return { direct, url: pooler.url };
}

function open(url: string) {
  const db = connectDatabase({ url, onError: () => undefined, poolSize: 2 });
  onTestFinished(() => db.destroy());
  return db;
}

const refused = /^DATABASE_URL leads to a pooler that gives one session to several clients .*\.$/;

test('a pooler that gives each client a session serves with its default settings', async () => {
  const { url } = await pooled('session');
  await assertSessions(url);
  const db = open(url);
  await awaitSchema(db, 0);
  const { rows } = await sql<{ bound: string }>`
    select current_setting('statement_timeout') as bound`.execute(db);
  expect(rows).toEqual([{ bound: '15s' }]);
});

test('one that gives a session to whoever has a transaction is refused in a sentence', async () => {
  const { url, direct } = await pooled('transaction');
  await expect(assertSessions(url)).rejects.toThrow(refused);
  await expect(connectAlone(url, 'kollab-migrate')).rejects.toThrow(refused);
  const archive = join(import.meta.dirname, 'never.tar.gz');
  const files = { read: () => Promise.reject(new Error('nothing is read')) };
  await expect(backup({ url, files }, archive)).rejects.toThrow(refused);
  const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and database =
    (select oid from pg_database where datname = current_database())`.execute(open(direct));
  expect(rows).toEqual([]);
});

test('a startup parameter that it does not know is named, at once', async () => {
  const { url } = await pooled('session');
  const asking = `${url}?options=${encodeURIComponent('-c jit=off')}`;
  const sentence = /refuses the startup parameter options: .*ignore_startup_parameters = options\)/;
  await expect(assertSessions(asking)).rejects.toThrow(sentence);
  await expect(connectAlone(asking, 'kollab-migrate')).rejects.toThrow(sentence);
});

test('Postgres itself gives sessions; where nobody is, others tell', async () => {
  const direct = await createTestDatabase('empty');
  for (const url of [direct, 'postgres://kollab:secret@127.0.0.1:1/kollab']) {
    await expect(assertSessions(url)).resolves.toBeUndefined();
  }
});
