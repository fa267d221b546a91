import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { cpuOf } from '#src/kit/processes.ts';

export const programs = ['api', 'bot', 'postgres'] as const;
export type Of = Record<(typeof programs)[number], number>;

/** What it takes at one moment; sizes in bytes, CPU in milliseconds since the program began. */
export interface Reading {
  memory: Of;
  cpu: Of;
  connections: number;
  database: number;
  /** Where the write-ahead log is. */
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

/** The server and what it started. */
async function listProcesses(postmaster: number) {
  const all = await readdir('/proc').catch(() => []);
  const pids = all.filter((name) => /^\d+$/.test(name)).map(Number);
  const isOwn = async (pid: number) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === postmaster;
  };
  const own = await Promise.all(pids.map(isOwn));
  return [postmaster, ...pids.filter((_, index) => own[index])];
}

/** Memory of a process, with its part of what it shares; 0 where that cannot be read. */
async function memoryOf(pid: number) {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) * 1024;
}

const sum = async (pids: number[], of: (pid: number) => Promise<number>) =>
  (await Promise.all(pids.map(of))).reduce((total, one) => total + one, 0);

/** Looks at programs and database whenever it is asked. */
export async function openMeter(url: string, pids: Of, since: Date) {
  const client = new pg.Client({ connectionString: url, application_name: 'bench' });
  await client.connect();
  return {
    async read(): Promise<Reading> {
      const own = await listProcesses(pids.postgres);
      const of = async (what: (pid: number) => Promise<number>): Promise<Of> => ({
        api: await what(pids.api),
        bot: await what(pids.bot),
        postgres: await sum(own, what),
      });
      const { rows } = await client.query<Omit<Reading, 'memory' | 'cpu'>>(sizes, [since]);
      if (!rows[0]) throw new Error('The database says nothing of itself.');
      return { ...rows[0], memory: await of(memoryOf), cpu: await of(cpuOf) };
    },
    close: () => client.end(),
  };
}
