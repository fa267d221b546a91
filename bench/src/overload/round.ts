import { setTimeout as delay } from 'node:timers/promises';
import { shareOf } from '#src/kit/figures.ts';
import type { Score } from '#src/kit/load-generator.ts';
import type { Generate } from '#src/kit/load.ts';
import { cpuOf, type Server } from '#src/kit/processes.ts';
import type { Read } from '#src/kit/requests.ts';
import { type Memory, readMemory } from './memory.ts';

export interface Target {
  server: Server;
  metrics: string;
  generate: Generate;
  reads: Read[];
  /** The bot's own call and a health check, made all the while. */
  bot: Read & { body: string };
}

/** How one who asks every tenth of a second fared: the share that was answered, and how soon. */
interface Fate {
  share: number;
  p99: number;
}

export interface Round extends Score {
  connections: number;
  /** What the API took of a core. */
  cores: number;
  memory: Memory;
  bot: Fate;
  health: Fate;
}

async function probe(ask: () => Promise<Response>, signal: AbortSignal): Promise<Fate> {
  const times: number[] = [];
  let asked = 0;
  while (!signal.aborted) {
    const begun = performance.now();
    const answer = await ask().catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    asked += 1;
    if (answer?.ok) times.push(performance.now() - begun);
    await delay(100);
  }
  return { share: times.length / asked, p99: shareOf(times, 0.99) };
}

async function watchMemory(metrics: string, signal: AbortSignal): Promise<Memory> {
  const most = { resident: 0, heap: 0 };
  while (!signal.aborted) {
    const { resident, heap } = await readMemory(metrics);
    most.resident = Math.max(most.resident, resident);
    most.heap = Math.max(most.heap, heap);
    await delay(500);
  }
  return most;
}

export async function runRound(target: Target, connections: number, length: number) {
  const { server, metrics, reads, bot, generate } = target;
  const ending = new AbortController();
  const { signal } = ending;
  const watching = Promise.all([
    watchMemory(metrics, signal),
    probe(() => fetch(bot.url, { method: 'POST', headers: bot.headers, body: bot.body }), signal),
    probe(() => fetch(`${server.address}/health/live`), signal),
  ]);
  const before = await cpuOf(server.pid);
  const score = await generate({ reads, connections, length });
  const cores = ((await cpuOf(server.pid)) - before) / 1000 / score.seconds;
  ending.abort();
  const [memory, botFate, health] = await watching;
  return { ...score, connections, cores, memory, bot: botFate, health } satisfies Round;
}
