import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { sum } from '#src/kit/figures.ts';
import { cpuOf, cpuOfFamily, listFamily } from '#src/kit/processes.ts';

export const programs = ['api', 'bot', 'postgres'] as const;
export type Of = Record<(typeof programs)[number], number>;

/** What it takes at one moment; sizes in bytes, CPU in milliseconds since the program began. */
export interface Reading {
  memory: Of;
  cpu: Of;
  connections: number;
  database: number;
  log: number;
  delivered: number;
  /** How late the oldest notification is, in seconds. */
  late: number;
}

const sizes = `select pg_database_size(current_database())::float8 as database,
  (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as log,
  (select count(*) from pg_stat_activity where datname = current_database()
    and application_name like 'kollab%')::int as connections,
  (select count(*) from notifications where status = 'sent' and settled_at >= $1)::int as delivered,
  (select coalesce(extract(epoch from now() - min(due_at)), 0) from notifications
    where status in ('queued', 'leased') and due_at <= now())::float8 as late`;

/** Memory of a process, with its part of what it shares; 0 where that cannot be read. */
async function memoryOf(pid: number) {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) * 1024;
}

export async function openMeter(url: string, pids: Of, since: Date) {
  const client = new pg.Client({ connectionString: url, application_name: 'bench' });
  await client.connect();
  return {
    async read(): Promise<Reading> {
      const own = await listFamily(pids.postgres);
      const memory = {
        api: await memoryOf(pids.api),
        bot: await memoryOf(pids.bot),
        postgres: sum(await Promise.all(own.map(memoryOf))),
      };
      const cpu = {
        api: await cpuOf(pids.api),
        bot: await cpuOf(pids.bot),
        postgres: await cpuOfFamily(pids.postgres),
      };
      const { rows } = await client.query<Omit<Reading, 'memory' | 'cpu'>>(sizes, [since]);
      if (!rows[0]) throw new Error('The database says nothing of itself.');
      return { ...rows[0], memory, cpu };
    },
    close: () => client.end(),
  };
}

export type Meter = Awaited<ReturnType<typeof openMeter>>;
