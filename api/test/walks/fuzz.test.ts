import { endpoints } from '@kollab/contract/endpoints';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { author, create } from '#test/steps/projects.ts';
import { fuzzWorld } from './fuzz-world.ts';
import { costOf, mostCost, weigh } from './cost.ts';
import { allKinds, fewKinds } from './heavy.ts';
import { brokenInvariants } from './invariants.ts';
import { complaintsOf, isOverloaded } from './judge.ts';
import { passDays } from './pass-days.ts';
import { unapprovedChanges } from './published-log.ts';
import { send, toWire, type Wire } from './send.ts';
import { anyStep, endpointOf, type Step } from './steps.ts';

const isLong = process.env['npm_lifecycle_event'] === 'fuzz';
const seconds = Number(process.env['FUZZ_SECONDS'] ?? (isLong ? 600 : 5));
const seed = Number(process.env['FUZZ_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));
const atOnce = 6;

let world: Awaited<ReturnType<typeof fuzzWorld>>;
const tally = new Map<string, Map<string, number>>();

beforeAll(async () => {
  world = await fuzzWorld();
});
afterAll(async () => {
  if (seconds > 30) console.log(tallied());
  await world.kollab.close();
});

const tallied = () =>
  [...tally]
    .map(
      ([name, counts]) =>
        `${name} ${[...counts].map(([key, count]) => `${key}×${count}`).join(' ')}`,
    )
    .toSorted()
    .join('\n');

function count(name: string, outcome: string) {
  const counts = tally.get(name) ?? new Map<string, number>();
  tally.set(name, counts.set(outcome, (counts.get(outcome) ?? 0) + 1));
}

const wrong = new Map<string, string>();

function note(step: Step, wire: Wire, complaint: string) {
  const about = `${step.name} ${complaint}`;
  const request = `by ${step.sender}: ${wire.method} ${wire.path} ${JSON.stringify(step.headers)} ${String(wire.body)}`;
  if (!wrong.has(about)) wrong.set(about, request.slice(0, 1500));
}

let sent = 0;
let overloaded = 0;
async function complain(step: Step, wire: Wire) {
  const answer = await send(world.kollab.baseUrl, wire, world.pools).catch((error: unknown) =>
    note(step, wire, `has no answer: ${String(error)}, ${String((error as Error).cause)}`),
  );
  if (!answer) return;
  const code = /"code":"(\w+)"/.exec(answer.text)?.[1];
  count(step.name, answer.status < 400 ? String(answer.status) : (code ?? String(answer.status)));
  sent += 1;
  if (isOverloaded(answer)) overloaded += 1;
  for (const complaint of complaintsOf(endpointOf(step), answer)) {
    note(step, wire, complaint);
  }
}

const leaveItToTheClock = () =>
  passDays(world.kollab.context, 3 + batches / 1000).catch((error: unknown) => {
    wrong.set('what happens by the clock fails', String(error));
  });

let batches = 0;
/** All together; about one place where one is given, so that they get in each other’s way. */
async function sendAtOnce(steps: Step[], place: number | undefined) {
  if (++batches % 100 === 0) await world.refresh();
  const requests = steps.map((given) => {
    const step = { ...given, focus: place ?? given.focus };
    return { step, wire: toWire(step, world.pools, world.identityOf(step)) };
  });
  const together = await costOf(
    () => Promise.all(requests.map(({ step, wire }) => complain(step, wire))),
    { once: true },
  );
  if (together > mostCost) await weighEach(requests);
  if (batches % 30 === 0) await leaveItToTheClock();
}

async function weighEach(requests: { step: Step; wire: Wire }[]) {
  for (const { step, wire } of requests) {
    const again = () => send(world.kollab.baseUrl, wire, world.pools).catch(() => undefined);
    const cost = await costOf(again);
    if (cost > mostCost) note(step, wire, `costs ${Math.round(cost)} ms`);
  }
}

test(
  'no value in any field of any call costs more than a request may',
  async () => {
    const kinds = isLong ? allKinds : fewKinds;
    const complaints: string[] = [];
    const statuses: number[] = [];
    for (const { name, endpoint } of endpoints) {
      if (endpoint.download || name === 'getLive') continue;
      const found = await weigh(world, name, kinds);
      complaints.push(...found.complaints);
      statuses.push(...found.statuses);
    }
    expect(complaints).toEqual([]);
    const refused = statuses.filter((status) => status === 400);
    expect(refused.length / statuses.length).toBeGreaterThan(0.5);
  },
  isLong ? 900_000 : 180_000,
);

test(
  'no request whatsoever breaks the API, and what it leaves behind makes sense',
  async () => {
    const steps = fc.array(anyStep, { minLength: 1, maxLength: atOnce, size: 'max' });
    const place = fc.option(fc.nat({ max: 7 }), { nil: undefined, freq: 2 });
    await fc.assert(fc.asyncProperty(steps, place, sendAtOnce), {
      seed,
      numRuns: 1_000_000_000,
      interruptAfterTimeLimit: seconds * 1000,
      skipEqualValues: false,
      endOnFailure: true,
    });
    for (const days of [10, 11]) await passDays(world.kollab.context, days);
    const broken = [
      ...[...wrong].map((pair) => pair.join('\n')),
      ...(await brokenInvariants(world.kollab.db)),
      ...(await unapprovedChanges(world.kollab.db)),
    ];
    expect(broken, `with FUZZ_SEED=${seed}`).toEqual([]);
    expect(overloaded / sent).toBeLessThan(0.1);
  },
  seconds * 1000 + 60_000,
);

test('what makes no sense would be noticed', async () => {
  // Whoever was there may have left meanwhile.
  await create(await author(world.kollab));
  const db = await world.kollab.db.startTransaction().execute();
  onTestFinished(() => db.rollback().execute());
  await sql`update users set description = 'Никем не одобрено'`.execute(db);
  await sql`delete from participants`.execute(db);
  await sql`update submissions set version = -version`.execute(db);
  expect((await unapprovedChanges(db)).length).toBeGreaterThan(5);
  expect(await brokenInvariants(db)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('a project whose owner is not once in its team'),
      expect.stringContaining('a version that is none'),
    ]),
  );
});
