import { median, type Say } from '#src/kit/figures.ts';
import type { Line, Slice } from './rounds.ts';

/** What Kollab is to reach of the floor's requests a second; and, unchanged, to cost in milliseconds. */
const goals = { read: 0.7, readsMedian: 0.85, write: 0.6, unchanged: { api: 0.3, postgres: 0.15 } };

const title = ({ name, is }: Line) => (is === 'unchanged' ? `${name}, 304` : name);
const cells = ({ rate, api, postgres }: Slice) =>
  `${Math.round(rate)}`.padStart(8) +
  [api, postgres].map((ms) => ms.toFixed(2).padStart(7)).join('');

export const head = [
  `${''.padEnd(18)}${'Kollab'.padEnd(23).padStart(25)}${'by hand'.padEnd(23).padStart(25)}${'no SQL'.padEnd(17).padStart(19)}of it by hand`,
  `${''.padEnd(18)}${'    /s    API     PG   '.repeat(2)}    /s    API    rate    CPU`,
].join('\n');

export function describe(line: Line) {
  const { kollab, floor, bare, rateRatio, cpuRatio } = line;
  const ratios = [rateRatio, cpuRatio].map((ratio) => ratio.toFixed(2).padStart(7)).join('');
  return `${title(line).padEnd(18)}${cells(kollab)} ${cells(floor)} ${cells(bare).slice(0, 15)} ${ratios}`;
}

/** Says what each goal came to; answers whether all are held. */
export function judge(lines: Line[], say: Say): boolean {
  const reads = lines.filter(({ is }) => is === 'read');
  const judged = lines.flatMap((line): [string, number, number][] => {
    if (line.is === 'read')
      return [[`${title(line)}: of the rate by hand`, line.rateRatio, goals.read]];
    if (line.is === 'write')
      return [[`${title(line)}: of the rate by hand`, line.rateRatio, goals.write]];
    // Less is better, so the goal is divided by what was found.
    return (['api', 'postgres'] as const).map((of) => [
      `${title(line)}: ${of === 'api' ? 'API' : 'Postgres'} takes ${line.kollab[of].toFixed(2)} ms of at most ${goals.unchanged[of]}`,
      goals.unchanged[of] / line.kollab[of],
      1,
    ]);
  });
  if (reads.length > 1) {
    const middle = median(reads.map(({ rateRatio }) => rateRatio));
    judged.push(['median of reads: of the rate by hand', middle, goals.readsMedian]);
  }
  for (const [what, ratio, goal] of judged) {
    say(`${ratio < goal ? '!' : ' '} ${what.padEnd(58)}${ratio.toFixed(2).padStart(6)}  ≥ ${goal}`);
  }
  return judged.every(([, ratio, goal]) => ratio >= goal);
}
