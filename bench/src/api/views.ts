import type { Generate } from '#src/kit/load.ts';
import { authorizationOf } from '#src/kit/environment.ts';
import { median, type Say } from '#src/kit/figures.ts';
import { type Call, calls } from './calls.ts';
import { type Bench, measureSlice, type Slice } from './rounds.ts';
import type { Pair } from './seed.ts';
import { answerOf } from './sides.ts';

/** Milliseconds between two views, each of another person. */
const every = 50;
const goal = 0.97;

const opened = ({ projectId, telegramId }: Pair): Call => ({
  method: 'GET',
  path: `/api/User/project/${projectId}`,
  headers: authorizationOf(telegramId),
});

const seen = ({ projectId, vacancyId, telegramId }: Pair, address: string) => ({
  method: 'POST' as const,
  url: `${address}/api/User/project/${projectId}/view`,
  headers: authorizationOf(telegramId),
  body: JSON.stringify({ source: 'carousel', vacancyId }),
});

/** Measures a read while people who have opened a project say so, one after another. */
async function measureBeside(bench: Bench, view: Generate, asked: Call[]) {
  const { kollab } = bench.sides;
  const viewers = bench.takePairs(Math.ceil(bench.length / every));
  for (const viewer of viewers) await answerOf(kollab, opened(viewer));
  const reads = viewers.map((viewer) => seen(viewer, kollab.address));
  const viewing = view({
    reads,
    connections: 1,
    length: bench.length,
    isOnce: true,
    pause: every,
  });
  const slice = await measureSlice(bench, 'kollab', asked);
  const { refused, failed } = await viewing;
  if (refused + failed > 0) throw new Error(`${refused + failed} views were not taken.`);
  return slice;
}

interface Told {
  pair: Pair;
  say: Say;
}

/** A project read while nobody's view is noted, and while views are, in turn: whether its rate stays. */
export async function measureViews(bench: Bench, view: Generate, { pair, say }: Told) {
  const asked = [calls.project.of(pair)];
  const alone = () => measureSlice(bench, 'kollab', asked);
  const beside = () => measureBeside(bench, view, asked);
  const found: [alone: Slice, beside: Slice][] = [];
  for (let round = 0; round <= bench.rounds; round += 1) {
    const isTurned = round % 2 > 0;
    const first = await (isTurned ? beside() : alone());
    const second = await (isTurned ? alone() : beside());
    if (round > 0) found.push(isTurned ? [second, first] : [first, second]);
  }
  const ratio = median(found.map((slices) => slices[1].rate / slices[0].rate));
  const told = ([0, 1] as const).map((side) => {
    const middle = (of: keyof Slice) => median(found.map((slices) => slices[side][of]));
    return `${Math.round(middle('rate'))} /s at ${middle('api').toFixed(2)} + ${middle('postgres').toFixed(2)} ms of CPU`;
  });
  const mark = ratio < goal ? '!' : ' ';
  say(`${mark} project: ${told[0]}; while ${1000 / every} views a second are noted ${told[1]}`);
  say(
    `${mark} of the rate without views`.padEnd(60) + `${ratio.toFixed(3).padStart(6)}  ≥ ${goal}`,
  );
  return ratio >= goal;
}
