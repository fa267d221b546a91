import type { Fault } from '#src/faults/load/fault.ts';
import { tally, type Tally } from '#src/faults/load/ledger.ts';
import { startWorld, type World } from '#src/faults/world/world.ts';
import type { Say } from '#src/kit/figures.ts';
import type { MetFault } from '#src/kit/telegram.ts';
import { deliver, listArrivals } from './deliver.ts';
import type { FaultOptions } from './options.ts';
import { listEnds, seedNews } from './seed.ts';

interface Report extends Tally {
  messages: number;
  seconds: number;
  refused: { overall: number; perChat: number };
  met: MetFault[];
  isStuck: boolean;
}

export const startNews = (options: FaultOptions) =>
  startWorld({
    // What was committed outlives a killed Postgres, though not a power cut.
    settings: { fsync: 'off' },
    pace: options,
    seed: seedNews(options),
    bots: 2,
  });

export async function deliverNews(
  world: World,
  options: FaultOptions,
  say: Say = () => undefined,
): Promise<Report> {
  const { inFlight, ...delivery } = await deliver(world, options, say);
  const ends = await world.withDb((db) => listEnds(db, options.people));
  const arrivals = await listArrivals(world, options.people);
  const { refusedOverall, refusedPerChat } = await world.control.pacing();
  return {
    ...tally(ends, arrivals, inFlight),
    ...delivery,
    messages: arrivals.length,
    refused: { overall: refusedOverall, perChat: refusedPerChat },
    met: await world.control.faults(),
  };
}

const nameOf = ({ errorCode, lostAnswer }: MetFault) => {
  if (errorCode !== 0) return `answered ${errorCode}`;
  return lostAnswer ? 'delivered, but the answer lost' : 'connection closed';
};

const listed = (keys: string[]) =>
  keys.length === 0 ? '0' : `${keys.length} (${keys.slice(0, 10).join(', ')})`;

function describe(report: Report): string {
  const { messages, refused, seconds } = report;
  const rows: [string, number | string][] = [
    ['delivered once', report.once],
    ['delivered twice', report.twice],
    ['delivered more often', report.more],
    ['  in flight at kills', report.inFlightAtKills],
    ['  answers lost', report.answersLost],
    ['  without a reason', listed(report.unexplained)],
    ['undeliverable, the reason recorded', report.undeliverable],
    ['lost', listed(report.lost)],
    ['refused for pacing, overall', refused.overall],
    ['refused for pacing, per chat', refused.perChat],
    ...report.met.map((fault): [string, number] => [`ordered: ${nameOf(fault)}`, fault.met]),
    ['seconds', seconds.toFixed(1)],
    ['messages a second', (messages / seconds).toFixed(1)],
  ];
  return rows.map(([name, value]) => `${name.padEnd(44)}${value}`).join('\n');
}

export const deliveries = (options: FaultOptions): Fault => ({
  name: 'Telegram fails at times',
  expected: 'every notification arrives or says why not; none comes twice without a reason',
  startWorld: () => startNews(options),
  async run(world, say) {
    const { count, people, rate } = options;
    say(`${count} notifications for ${people} people at ${rate} a second`);
    const report = await deliverNews(world, options, say);
    say(describe(report));
    const { once, twice, more, undeliverable, lost, unexplained, isStuck } = report;
    return {
      observed: `${once} came once, ${twice + more} again, ${undeliverable} say why not`,
      wrong: [
        ...lost.map((key) => `${key} is lost`),
        ...unexplained.map((key) => `${key} came again without a reason`),
        ...(isStuck ? ['delivery stopped before all was settled'] : []),
      ],
    };
  },
});

/** Without kills; the clock of API and bots is set an hour on and two back. */
export const clockJumps = (options: FaultOptions): Fault => ({
  ...deliveries({
    ...options,
    kills: { bots: [], api: [], postgres: [] },
    clocks: [
      { after: 0.2, minutes: 60 },
      { after: 0.5, minutes: -60 },
      { after: 0.8, minutes: 0 },
    ],
  }),
  name: 'A clock jumps',
  expected: 'notifications go on arriving; none is lost, none comes twice for it',
});
