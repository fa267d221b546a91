import {
  approveProject,
  createClient,
  getOrCreateUser,
  getProject,
  getUserByTelegram,
} from '@kollab/contract';
import { sql } from 'kysely';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { author, create, fullProfile } from '#test/steps/projects.ts';
import { runApi } from '#src/run.ts';
import { fillTables } from '#test/fill-tables.ts';
import { initData } from '#test/init-data.ts';
import { type Someone, startTestApp, type TestApp } from '#test/test-app.ts';
import { sweepFiles } from '#src/platform/uploads/sweep.ts';
import { twoColours } from '#test/pictures.ts';
import { storePicture } from '#test/uploads.ts';
import { backup } from './backup.service.ts';
import { folder, open, place, restoreTo, tidyUp } from '#test/steps/backup.ts';

let kollab: TestApp;
let anya: Someone;
let cover: string;
let projectId: string;
beforeAll(async () => {
  kollab = await startTestApp();
  anya = await author(kollab);
  const vera = await kollab.moderator();
  const png = await twoColours(40, 20);
  cover = await storePicture(kollab.context, anya.id, png, 'cover');
  projectId = await create(anya, { name: 'Солнечная карта', coverImage: cover }).then(idOf);
  await vera.call(approveProject, { params: { id: projectId }, body: {} });
  await fillTables(kollab.db);
  await kollab.db.deleteFrom('uploads').where('path', 'not like', '/uploads/%').execute();
  await sql`select setval('people_who_left', 77)`.execute(kollab.db);
});
afterAll(async () => {
  await kollab.close();
  await tidyUp();
});

const idOf = (project: { id: string }) => project.id;
const source = () => ({ url: kollab.config.databaseUrl ?? '', files: kollab.context.files });

/** Two records at once, over and over: in no moment is there one of them alone. */
async function keepWriting(db: Db, signal: AbortSignal) {
  for (let written = 1; ; written += 1) {
    if (signal.aborted) return written;
    const id = uuid();
    await db.transaction().execute(async (trx) => {
      const person = { id, telegram_id: 8_000_000_000 + written, university: 'Пишет' };
      await trx.insertInto('users').values(person).execute();
      const change = { id: uuid(), user_id: id, role: 'moderator', changed_by: id } as const;
      await trx.insertInto('role_changes').values(change).execute();
    });
  }
}

const pairs = async (db: Db) => {
  const { rows } = await sql<{ users: number; changes: number }>`select
    (select count(*)::int from users where university = 'Пишет') as users,
    (select count(*)::int from role_changes where user_id in
      (select id from users where university = 'Пишет')) as changes`.execute(db);
  return rows[0] ?? { users: 0, changes: 0 };
};

const rules = async (db: Db) => {
  const { rows } = await sql`
    select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule,
      convalidated::text as state
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass || ' ' || tgname, tgenabled::text
      from pg_trigger where not tgisinternal
    union all select indexdef, '' from pg_indexes where schemaname = 'public'
    order by 1`.execute(db);
  return rows;
};

test('the drill: what was backed up while people wrote is there again, and the product runs on it', async () => {
  const archive = join(await folder(), 'kollab.tar.gz');
  const writing = new AbortController();
  const written = keepWriting(kollab.db, writing.signal);
  while ((await pairs(kollab.db)).users < 3);
  const manifest = await backup(source(), archive);
  const during = (await pairs(kollab.db)).users;
  writing.abort();
  await written;
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  expect(manifest.leftOut).toEqual(['chat_paces', 'latest_writes', 'match_tops', 'rates']);
  expect(manifest.tables.filter(({ rows }) => rows === 0)).toEqual([]);

  const target = await place();
  expect(await restoreTo(target, archive)).toEqual([]);
  const restored = open(target.url);
  const { users, changes } = await pairs(restored);
  expect(users).toBe(changes);
  expect(users).toBeGreaterThanOrEqual(3);
  expect(users).toBeLessThanOrEqual(during);
  expect(await rules(restored)).toEqual(await rules(kollab.db));
  const again = await backup(target, join(target.dataDir, 'again.tar.gz'));
  const { createdAt, ...content } = manifest;
  expect(again).toEqual({ ...content, createdAt: again.createdAt });
  expect(createdAt).not.toBe(again.createdAt);
  expect(again.sequences).toEqual([{ name: 'people_who_left', value: '77', isCalled: true }]);

  const config = { ...kollab.config, port: 0, databaseUrl: target.url, dataDir: target.dataDir };
  const product = await runApi({ ...config, migrates: true }, () => undefined);
  const baseUrl = product.app.listeningOrigin;
  const as = ({ telegramId }: { telegramId: number }) =>
    createClient({
      baseUrl,
      headers: () => ({ authorization: `tma ${initData({ telegramId })}` }),
    });
  const own = await as(anya)(getUserByTelegram, { params: { telegramId: anya.telegramId } });
  expect(own).toMatchObject({ id: anya.id, university: fullProfile.university });
  const project = await as(anya)(getProject, { params: { projectId } });
  expect(project).toMatchObject({ name: 'Солнечная карта', coverImage: cover });
  const served = await fetch(baseUrl + cover);
  expect(served.status).toBe(200);
  expect(Buffer.from(await served.bytes())).toEqual(await kollab.context.files.read(cover));
  const newcomer = { telegramId: 5_900_000_001 };
  await as(newcomer)(getOrCreateUser, { body: newcomer });
  await product.stop();
});

test('what is swept at that very time is swept later: every picture of the moment is kept', async () => {
  const png = await twoColours(40, 20);
  const unused = await storePicture(kollab.context, anya.id, png);
  const sweep = () => sweepFiles(kollab.context, new Date(Date.now() + 1000));
  const { files } = kollab.context;
  const sweeping = {
    async read(path: string) {
      expect(await sweep()).toBe(0);
      return files.read(path);
    },
  };
  const file = join(await folder(), 'swept.tar.gz');
  const manifest = await backup({ ...source(), files: sweeping }, file);
  expect(manifest.missing.filter((path) => [cover, unused].includes(path))).toEqual([]);
  const target = await place();
  await restoreTo(target, file);
  expect(await target.files.read(unused)).toEqual(await files.read(unused));
  expect(await sweep()).toBeGreaterThan(0);
  expect(existsSync(join(kollab.config.dataDir, unused))).toBe(false);
});

test('a picture that is not there is told, and the rest is kept', async () => {
  const path = await storePicture(kollab.context, anya.id, await twoColours(40, 20));
  await kollab.context.files.remove(path);
  const { missing, pictures } = await backup(source(), join(await folder(), 'gap.tar.gz'));
  expect(missing).toContain(path);
  expect(pictures.count).toBeGreaterThan(0);
});

test('a backup that fails leaves nothing that looks like one, and overwrites none', async () => {
  const at = await folder();
  const read = () => Promise.reject(new AppError('storageUnavailable'));
  const file = join(at, 'kollab.tar.gz');
  await expect(backup({ ...source(), files: { read } }, file)).rejects.toMatchObject({
    code: 'storageUnavailable',
  });
  expect(await readdir(at)).toEqual([]);
  await writeFile(file, 'Вчерашнее');
  await expect(backup(source(), file)).rejects.toThrow(/is there already: name another file\.$/);
  expect(await readFile(file, 'utf8')).toBe('Вчерашнее');
  await expect(backup(source(), join(at, 'no', 'such'))).rejects.toThrow(
    /^The backup could not be written: ENOENT/,
  );
});
