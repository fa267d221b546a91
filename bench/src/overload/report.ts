import { median, type Say, sum } from '#src/kit/figures.ts';
import type { Memory } from './memory.ts';
import type { Round } from './round.ts';

export interface Pair {
  few: Round;
  many: Round;
  before: Memory;
  after: Memory;
}

const bars = { goodput: 0.8, p99: 1000, memory: 1.25 };

const percent = (share: number) => `${Math.round(share * 100)} %`;
const ms = (value: number) => `${Math.round(value)} ms`;
const mb = (value: number) => `${Math.round(value)} MB`;

export function describeRound(round: Round): string {
  const { connections, seconds, accepted, refused, failed, p50, p99, most, cores } = round;
  const { cpu, bot, health, memory } = round;
  return [
    `${String(connections).padStart(4)} connections for ${seconds.toFixed(0)} s:`,
    `${Math.round(accepted / seconds)} accepted a second`,
    `(median ${ms(p50)}, 99 % ${ms(p99)}, worst ${ms(most)}),`,
    `${Math.round(refused / seconds)} refused a second, ${failed} failed;`,
    `API ${cores.toFixed(2)} and load ${(cpu / seconds).toFixed(2)} of a core;`,
    `bot ${percent(bot.share)} in ${ms(bot.p99)}, health ${percent(health.share)} in ${ms(health.p99)};`,
    `memory ${mb(memory.resident)}, heap ${mb(memory.heap)}`,
  ].join(' ');
}

const rateOf = ({ accepted, seconds }: Round) => accepted / seconds;

export function judge(pairs: Pair[], say: Say): boolean {
  const goodput = median(pairs.map(({ few, many }) => rateOf(many) / rateOf(few)));
  const p99 = Math.max(...pairs.map(({ many }) => many.p99));
  const [first] = pairs;
  const memory = (when: 'before' | 'after', what: keyof Memory) =>
    mb(median(pairs.map((pair) => pair[when][what])));
  const grown = median(pairs.map(({ before, after }) => after.resident / before.resident));
  const failed = sum(pairs.map(({ many }) => many.failed));
  const verdicts: [boolean, string][] = [
    [
      goodput >= bars.goodput,
      `goodput is ${percent(goodput)} of that of ${first?.few.connections} connections (median of ${pairs.length} pairs; at least ${percent(bars.goodput)} is wanted)`,
    ],
    [
      p99 <= bars.p99,
      `99 % of the accepted take ${ms(p99)} at most in every round (${ms(bars.p99)} is allowed)`,
    ],
    [
      grown <= bars.memory,
      `memory is back after ten seconds of rest: ${memory('before', 'resident')} before, ${memory('after', 'resident')} after, ${percent(grown)} (${percent(bars.memory)} is allowed); heap ${memory('before', 'heap')} and ${memory('after', 'heap')}`,
    ],
    [failed === 0, `${failed} answers were neither served nor refused`],
  ];
  for (const [isHeld, text] of verdicts) say(`${isHeld ? 'held:    ' : 'NOT HELD:'} ${text}`);
  return verdicts.every(([isHeld]) => isHeld);
}
