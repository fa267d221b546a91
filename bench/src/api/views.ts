import { median, type Say } from '#src/kit/figures.ts';
import { authorizationOf } from '#src/kit/environment.ts';
import { calls } from './calls.ts';
import { type Bench, measureSlice } from './rounds.ts';
import type { Pair } from './seed.ts';

/** Milliseconds between two views, each of another person. */
const every = 50;
const goal = 0.97;

/** Has people open a project, one after another, until it is stopped. */
function startViewing({ sides, takePairs }: Bench) {
  const { address } = sides.kollab;
  const under = new Set<Promise<unknown>>();
  let failed = 0;
  const timer = setInterval(() => {
    const [pair] = takePairs(1);
    if (!pair) return;
    const headers = { ...authorizationOf(pair.telegramId), 'content-type': 'application/json' };
    const path = `/api/User/project/${pair.projectId}/view`;
    const body = JSON.stringify({ source: 'carousel', vacancyId: pair.vacancyId });
    const noted = fetch(address + path, { method: 'POST', headers, body }).then(
      ({ ok }) => (failed += ok ? 0 : 1),
    );
    under.add(noted);
    void noted.finally(() => under.delete(noted));
  }, every);
  return async () => {
    clearInterval(timer);
    await Promise.all(under);
    if (failed > 0) throw new Error(`${failed} views were not taken.`);
  };
}

/** A project read while nobody's view is noted, and while views are: whether its rate stays. */
export async function measureViews(bench: Bench, pair: Pair, say: Say): Promise<boolean> {
  const asked = [calls.project.of(pair)];
  const found: [without: number, beside: number][] = [];
  for (let round = 0; round <= bench.rounds; round += 1) {
    const without = await measureSlice(bench, 'kollab', asked);
    const stop = startViewing(bench);
    const beside = await measureSlice(bench, 'kollab', asked);
    await stop();
    if (round > 0) found.push([without.rate, beside.rate]);
  }
  const ratio = median(found.map(([without, beside]) => beside / without));
  const rates = [0, 1].map((side) => Math.round(median(found.map((pairOf) => pairOf[side] ?? 0))));
  const mark = ratio < goal ? '!' : ' ';
  say(
    `${mark} project: ${rates[0]} /s, ${rates[1]} while ${1000 / every} views a second are noted`,
  );
  say(
    `${mark} of the rate without views`.padEnd(60) + `${ratio.toFixed(3).padStart(6)}  ≥ ${goal}`,
  );
  return ratio >= goal;
}
