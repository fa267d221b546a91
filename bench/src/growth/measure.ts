import { Agent } from 'node:http';
import type pg from 'pg';
import { type Dataset, readsOf } from '#src/dataset/dataset.ts';
import { median, shareOf } from '#src/kit/figures.ts';
import { cpuOf, type Server } from '#src/kit/processes.ts';
import { type Read, send } from '#src/kit/requests.ts';
import { type Stated, takeStatements } from '#src/kit/statements.ts';

export interface Subject {
  dataset: Dataset;
  server: Server;
  statements: pg.Client;
}

/** Milliseconds, of requests alone and of several at once, and what one of them costs. */
export interface Figures {
  alone: { p50: number; p95: number };
  together: { p50: number; p95: number };
  queries: number;
  /** Pages of 8 KB that Postgres looks at for one of them. */
  buffers: number;
  postgresMs: number;
  apiMs: number;
}

export interface Effort {
  perSlice: number;
  slices: number;
}

export const usualEffort: Effort = { perSlice: 50, slices: 4 };
const connections = 8;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

async function ask(read: Read) {
  const { status, milliseconds } = await send({ ...read, agent });
  if (status !== 200) throw new Error(`${read.url} answered ${status}`);
  return milliseconds;
}

/** Answers the milliseconds each took. */
async function askAll(reads: Read[], from: number, count: number, atOnce: number) {
  const times: number[] = [];
  let next = from;
  const work = async () => {
    while (next < from + count) {
      const read = reads[next++ % reads.length];
      if (read) times.push(await ask(read));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return times;
}

/** What disturbs one slice says nothing: of each share the median of the slices is taken. */
const summary = (slices: number[][]) => {
  const of = (share: number) => median(slices.map((times) => shareOf(times, share)));
  return { p50: of(0.5), p95: of(0.95) };
};

interface Measured {
  subject: Subject;
  reads: Read[];
  alone: number[][];
  together: number[][];
  stated: Stated[];
  cpu: number;
}

/** A slice of requests alone: one to each subject, in turn, so that what disturbs one disturbs all. */
async function askInTurn(all: Measured[], from: number, count: number) {
  for (const { subject } of all) await takeStatements(subject.statements);
  const before = await Promise.all(all.map(({ subject }) => cpuOf(subject.server.pid)));
  for (const one of all) one.alone.push([]);
  for (let next = from; next < from + count; next += 1) {
    for (const { reads, alone } of all) {
      const read = reads[next % reads.length];
      if (read) alone.at(-1)?.push(await ask(read));
    }
  }
  for (const [index, one] of all.entries()) {
    one.cpu += (await cpuOf(one.subject.server.pid)) - (before[index] ?? 0);
    one.stated.push(await takeStatements(one.subject.statements));
  }
}

export async function measureRead(subjects: Subject[], name: string, { perSlice, slices }: Effort) {
  const all = subjects.map((subject): Measured => ({
    subject,
    reads: readsOf(subject.server.address, subject.dataset, name),
    alone: [],
    together: [],
    stated: [],
    cpu: 0,
  }));
  for (const { reads } of all)
    await askAll(reads, 0, Math.min(reads.length, 4 * perSlice), connections);
  for (let slice = 0; slice < slices; slice += 1) {
    await askInTurn(all, slice * perSlice, perSlice);
    for (const one of all) {
      one.together.push(await askAll(one.reads, slice * perSlice, perSlice, connections));
    }
  }
  return all.map(({ alone, together, stated, cpu }): Figures => {
    // What the API does by itself now and then is in some of the slices only.
    const of = (what: keyof Stated) => median(stated.map((one) => one[what])) / perSlice;
    return {
      alone: summary(alone),
      together: summary(together),
      queries: Math.round(of('calls')),
      buffers: of('buffers'),
      postgresMs: of('ms'),
      apiMs: cpu / (slices * perSlice),
    };
  });
}
