import type { Report } from './run.ts';

const nameOf = ({ errorCode, lostAnswer }: Report['faults'][number]) => {
  if (errorCode !== 0) return `answered ${errorCode}`;
  return lostAnswer ? 'delivered, but the answer lost' : 'connection closed';
};

/** True when everything arrived and nothing came twice without a reason. */
export const isGood = ({ lost, unexplained, isStuck }: Report) =>
  lost.length === 0 && unexplained.length === 0 && !isStuck;

const listed = (numbers: number[]) =>
  numbers.length === 0 ? '' : ` (№ ${numbers.slice(0, 10).join(', ')})`;

/** The outcome as lines of a table. */
export function describeReport(report: Report): string {
  const { once, twice, oftener, undeliverable, lost, unexplained, refused, seconds } = report;
  const { messages, inFlightAtKills, answersLost, faults, isStuck } = report;
  const rows: [string, number | string][] = [
    ['delivered once', once],
    ['delivered twice', twice],
    ['delivered oftener', oftener],
    ['  in flight at kills', inFlightAtKills],
    ['  answers lost', answersLost],
    ['  without a reason', `${unexplained.length}${listed(unexplained)}`],
    ['undeliverable, the reason recorded', undeliverable],
    ['lost', `${lost.length}${listed(lost)}`],
    ['refused for pacing, overall', refused.overall],
    ['refused for pacing, per chat', refused.perChat],
    ...faults.map((fault): [string, number] => [`ordered: ${nameOf(fault)}`, fault.met]),
    ['seconds', seconds.toFixed(1)],
    ['messages a second', (messages / seconds).toFixed(1)],
  ];
  const lines = rows.map(([name, value]) => `${name.padEnd(44)}${value}`);
  return [...lines, ...(isStuck ? ['Delivery stopped before all was settled.'] : [])].join('\n');
}
