import { serverUser } from '@kollab/api/platform/embedded-postgres/server-user';
import { chown, cp, copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ask, type Postgres, postgresIn, user } from '#src/kit/postgres.ts';

/** Starts a server in `dataDir` that follows a running primary, and waits until it keeps up. */
export async function startStandby(primary: Postgres, dataDir: string): Promise<Postgres> {
  await mkdir(dataDir, { recursive: true });
  const target = join(dataDir, 'postgres');
  await copyFile(
    join(primary.folder.path, '..', 'postgres-password'),
    join(dataDir, 'postgres-password'),
  );
  await copyBase(primary, target);
  const connection = `host=127.0.0.1 port=${primary.port} user=${user} password=${primary.folder.password} application_name=standby`;
  const standby = await postgresIn(dataDir, {
    primary_conninfo: connection,
    synchronous_standby_names: '',
  });
  await standby.start();
  await makeSynchronous(primary);
  return standby;
}

/** A base copy while the primary works on, as pg_basebackup makes one. */
async function copyBase(primary: Postgres, target: string) {
  const client = new pg.Client({ connectionString: primary.url() });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    await cp(primary.folder.path, target, { recursive: true, filter: isCopied });
    const { rows } = await client.query<{ labelfile: string }>('select * from pg_backup_stop()');
    await writeFile(join(target, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(target, 'standby.signal'), '');
    await mkdir(join(target, 'pg_wal'), { recursive: true, mode: 0o700 });
  } finally {
    await client.end();
  }
  const owner = serverUser();
  if (owner) await giveAll(target, owner);
}

const isCopied = (source: string) =>
  !/postmaster\.(pid|opts)$|pg_wal\/.|pg_internal\.init/.test(source);

async function giveAll(folder: string, { uid, gid }: { uid: number; gid: number }) {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true }))
    await chown(join(folder, entry), uid, gid);
}

/** From now on a commit is answered only once the standby has it: a failover loses nothing. */
async function makeSynchronous(primary: Postgres) {
  const url = primary.url();
  await ask(
    url,
    `alter system set synchronous_standby_names = 'standby'`,
    'select pg_reload_conf()',
  );
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await delay(50)) {
    const rows = await ask(url, `select 1 from pg_stat_replication where sync_state = 'sync'`);
    if (rows.length > 0) return;
  }
  throw new Error('The standby does not keep up.');
}

export const makeAlone = (primary: Postgres) =>
  ask(primary.url(), 'alter system reset synchronous_standby_names', 'select pg_reload_conf()');

export const promote = (standby: Postgres) => ask(standby.url(), 'select pg_promote(true, 20)');

export const forget = (dataDir: string) =>
  rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
