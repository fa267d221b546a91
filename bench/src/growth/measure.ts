import { Agent, request } from 'node:http';
import { cpuOf, type Shot, shotsOf, type Town } from '#src/dataset/dataset.ts';

/** Milliseconds, of requests alone and of several at once, and what one of them costs. */
export interface Figures {
  alone: { p50: number; p95: number };
  together: { p50: number; p95: number };
  queries: number;
  postgresMs: number;
  apiMs: number;
}

export interface Effort {
  /** Requests of a slice; slices of all towns alternate. */
  perSlice: number;
  slices: number;
}

export const usualEffort: Effort = { perSlice: 50, slices: 4 };
const connections = 8;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

function ask({ url, headers }: Shot) {
  const begun = performance.now();
  return new Promise<number>((answered, failed) => {
    const call = request(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        const status = response.statusCode ?? 0;
        if (status === 200) answered(performance.now() - begun);
        else failed(new Error(`${url} answered ${status}`));
      });
    });
    call.once('error', failed);
    call.end();
  });
}

/** Asks in turn from so many connections at once. Answers the milliseconds each took. */
async function askAll(shots: Shot[], from: number, count: number, atOnce: number) {
  const times: number[] = [];
  let next = from;
  const work = async () => {
    while (next < from + count) {
      const shot = shots[next++ % shots.length];
      if (shot) times.push(await ask(shot));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return times;
}

const sortedAt = (times: number[], share: number) => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
};
/** What disturbs one slice says nothing: of each share the median of the slices is taken. */
const summary = (slices: number[][]) => {
  const of = (share: number) =>
    sortedAt(
      slices.map((times) => sortedAt(times, share)),
      0.5,
    );
  return { p50: of(0.5), p95: of(0.95) };
};

const resetStatements = `select pg_stat_statements_reset(0, (select oid from pg_database
  where datname = current_database()), 0)`;
const sumStatements = `select coalesce(sum(calls), 0)::float8 as calls,
    coalesce(sum(total_exec_time + total_plan_time), 0)::float8 as ms
  from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
    and query not like '%pg_stat_statements%'`;

/** What a town's database did since the last time this was asked. */
async function takeStatements({ statements }: Town) {
  const { rows } = await statements.query<{ calls: number; ms: number }>(sumStatements);
  await statements.query(resetStatements);
  return rows[0] ?? { calls: 0, ms: 0 };
}

interface Measured {
  town: Town;
  shots: Shot[];
  alone: number[][];
  together: number[][];
  calls: number;
  postgres: number;
  cpu: number;
}

/** A slice of requests alone: one in each town, in turn, so that what disturbs one disturbs all. */
async function askInTurn(all: Measured[], from: number, count: number) {
  for (const { town } of all) await takeStatements(town);
  const before = await Promise.all(all.map(({ town }) => cpuOf(town.server.pid)));
  for (const one of all) one.alone.push([]);
  for (let next = from; next < from + count; next += 1) {
    for (const { shots, alone } of all) {
      const shot = shots[next % shots.length];
      if (shot) alone.at(-1)?.push(await ask(shot));
    }
  }
  for (const [index, one] of all.entries()) {
    one.cpu += (await cpuOf(one.town.server.pid)) - (before[index] ?? 0);
    const { calls, ms } = await takeStatements(one.town);
    one.calls += calls;
    one.postgres += ms;
  }
}

/** Measures one read in towns of all sizes. */
export async function measureRead(towns: Town[], name: string, { perSlice, slices }: Effort) {
  const all = towns.map((town): Measured => ({
    town,
    shots: shotsOf(town, name),
    alone: [],
    together: [],
    calls: 0,
    postgres: 0,
    cpu: 0,
  }));
  for (const { shots } of all)
    await askAll(shots, 0, Math.min(shots.length, 4 * perSlice), connections);
  for (let slice = 0; slice < slices; slice += 1) {
    await askInTurn(all, slice * perSlice, perSlice);
    for (const one of all) {
      one.together.push(await askAll(one.shots, slice * perSlice, perSlice, connections));
    }
  }
  const requests = slices * perSlice;
  return all.map(({ alone, together, calls, postgres, cpu }): Figures => ({
    alone: summary(alone),
    together: summary(together),
    queries: Math.round(calls / requests),
    postgresMs: postgres / requests,
    apiMs: cpu / requests,
  }));
}
