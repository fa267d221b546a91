import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { freePort } from '@kollab/runtime/free-port';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '#src/platform/embedded-postgres/binaries.ts';
import { serverUser } from '#src/platform/embedded-postgres/server-user.ts';

const patience = 20_000;
const own = new Set(['postmaster.pid', 'postmaster.opts', 'pg_replslot']);

async function copyCluster(primaryUrl: string, from: string, to: string) {
  const client = new pg.Client({ connectionString: primaryUrl });
  await client.connect();
  await client.query(`select pg_backup_start('replica', fast => true)`);
  await cp(from, to, {
    recursive: true,
    filter: (path) => !own.has(basename(path)) && !/pg_wal\/[0-9A-F]{24}$/.test(path),
  });
  const { rows } = await client.query<{ label: string }>(
    'select labelfile as label from pg_backup_stop(wait_for_archive => false)',
  );
  await client.end();
  await mkdir(join(to, 'pg_replslot'));
  await writeFile(join(to, 'backup_label'), rows[0]?.label ?? '');
}

async function handOver(folder: string) {
  const user = serverUser();
  if (!user) return;
  const paths = await readdir(folder, { recursive: true });
  for (const path of ['', ...paths]) await chown(join(folder, path), user.uid, user.gid);
}

export interface TestReplica {
  url: string;
  start: () => Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill: () => Promise<void>;
  query: (text: string) => Promise<Record<string, unknown>[]>;
}

interface ReplicaOptions {
  primaryUrl: string;
  from: string;
  /** A folder open to the server's user; the replica gets one of its own in there. */
  home: string;
}

export async function makeReplica({
  primaryUrl,
  from,
  home,
}: ReplicaOptions): Promise<TestReplica> {
  const folder = join(await openFolder(home), 'data');
  await copyCluster(primaryUrl, from, folder);
  await writeFile(join(folder, 'standby.signal'), '');
  await handOver(folder);
  const { postgres } = await findBinaries();
  const port = await freePort();
  const { username, password, hostname, port: upstream } = new URL(primaryUrl);
  const conninfo = `host=${hostname} port=${upstream} user=${username} password=${password}`;
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    primary_conninfo: conninfo,
    fsync: 'off',
    wal_retrieve_retry_interval: '100ms',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = Object.assign(new URL(primaryUrl), { port: String(port) }).href;
  let child: ReturnType<typeof spawn> | undefined;

  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    url,
    query,
    async start() {
      const options = { ...serverUser(), cwd: '/', stdio: 'ignore' } as const;
      child = spawn(postgres, ['-D', folder, ...flags], options);
      const deadline = Date.now() + patience;
      while (!(await query('select 1').catch(() => undefined))) {
        if (child.exitCode !== null || Date.now() > deadline) throw new Error('It did not start.');
        await delay(40);
      }
    },
    async kill() {
      if (!child || child.exitCode !== null) return;
      // The postmaster ends what it started, without a word to its clients.
      child.kill('SIGQUIT');
      await once(child, 'exit');
    },
  };
}

async function openFolder(home: string) {
  const folder = await mkdtemp(join(home, 'replica-'));
  const user = serverUser();
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}
