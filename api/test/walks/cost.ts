import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import type { Pools } from './pools.ts';
import { type Identity, toWire, type Wire } from './send.ts';
import { pathsIn, spoil } from './spoil.ts';
import { endpointOf, isFromWhoMay, type Step, stepOf } from './steps.ts';
import { heavyValues, mostOfAQuery, type Kind } from './heavy.ts';

/** Milliseconds that one request may keep everybody else waiting. */
export const mostCost = 100;

/** Milliseconds that this thread has worked: whatever else the machine does is not counted. */
const worked = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** What something cost the thread; of something dear the least of three times, for a cold start. */
export async function costOf(act: () => Promise<unknown>, { once = false } = {}) {
  let least = Infinity;
  for (let time = 0; time < (once ? 1 : 3) && least > mostCost; time += 1) {
    const before = worked();
    await act();
    least = Math.min(least, worked() - before);
  }
  return least;
}

const mark = 'heavyvalue';

interface Field {
  name: string;
  part: 'query' | 'body';
  step: Step;
}

function fieldsOf(name: string): Field[] {
  const endpoint = endpointOf({ name });
  const anything = fc.constant('anything');
  const samples = fc.sample(stepOf({ name, endpoint }, anything), { seed: 5, numRuns: 40 });
  const hasBody = endpoint.method !== 'GET' && !endpoint.upload;
  const parts = hasBody ? (['query', 'body'] as const) : (['query'] as const);
  const fields = new Map<string, Field>();
  for (const sample of samples.filter(isFromWhoMay)) {
    const step = { ...sample, harms: undefined, json: undefined, suffix: undefined, headers: {} };
    for (const part of parts) {
      for (const [place, path] of pathsIn(step[part]).entries()) {
        const field = [part, ...path].join('.').replace(/\.\d+\b/g, '.*');
        const isNew = !fields.has(field) && (part === 'body' || path.length > 0);
        const marked = () => spoil(step[part], { act: 'replace', place, key: '', value: mark });
        if (isNew) fields.set(field, { name: field, part, step: { ...step, [part]: marked() } });
      }
    }
  }
  return [...fields.values()];
}

function fill(wire: Wire, part: Field['part'], json: string): Wire | undefined {
  if (part === 'body') return { ...wire, body: String(wire.body).replace(`"${mark}"`, () => json) };
  const value: unknown = JSON.parse(
    json.length < 1_000_000 && json.startsWith('"') ? json : 'null',
  );
  if (typeof value !== 'string') return undefined;
  const text = encodeURIComponent(value.slice(0, mostOfAQuery).toWellFormed());
  return { ...wire, path: wire.path.replace(mark, () => text) };
}

interface World {
  kollab: { app: FastifyInstance };
  pools: Pools;
  identityOf: (step: Step) => Identity;
}

export async function weigh(world: World, name: string, kinds: readonly Kind[]) {
  const complaints: string[] = [];
  const statuses: number[] = [];
  for (const { name: field, part, step } of fieldsOf(name)) {
    const plain = toWire(step, world.pools, world.identityOf(step));
    for (const kind of kinds) {
      const wire = fill(plain, part, heavyValues[kind]);
      if (!wire) continue;
      const { method, path: url, headers, body } = wire;
      const request = { method, url, headers, ...(body !== undefined && { payload: body }) };
      const cost = await costOf(async () => {
        statuses.push((await world.kollab.app.inject(request)).statusCode);
      });
      if (cost > mostCost) complaints.push(`${name} ${field}: ${kind} cost ${Math.round(cost)} ms`);
    }
  }
  return { complaints, statuses };
}
