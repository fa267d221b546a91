import type { Say } from '#src/kit/figures.ts';
import { audit } from './audit.ts';
import { auditDelivery } from './delivery.ts';
import type { Ledger } from './ledger.ts';
import { type Load, startLoad } from './load.ts';
import type { World } from '#src/faults/world/world.ts';

/** `wrong` names what must not be. */
export interface Outcome {
  observed: string;
  wrong: string[];
  ledger?: Ledger;
}

interface Harm {
  /** Does the harm while people are there, until it is lifted; may answer since when it counts. */
  harm: (world: World, load: Load) => Promise<number | void>;
  /** Seconds after which writes must be answered again, from then on. */
  within: number;
}

interface Course {
  run: (world: World, say: Say) => Promise<Outcome>;
}

export type Fault = (Harm | Course) & {
  /** As it is headed in docs/failures.md. */
  name: string;
  expected: string;
  /** Why it cannot be done on this machine; undefined where it can. */
  impossible?: () => string | undefined;
  startWorld?: () => Promise<World>;
};

const warmUp = 150;
const after = 120;
const seconds = (ms: number) => (ms / 1000).toFixed(1);

export async function underLoad(world: World, { harm, within }: Harm): Promise<Outcome> {
  const load = startLoad(world);
  await load.progress(warmUp);
  const liftedAt = (await harm(world, load)) ?? Date.now();
  await load.progress(1);
  const back = Date.now() - liftedAt;
  await load.progress(after);
  const ledger = await load.finish();
  const wrong = await audit(world, ledger);
  if (back > within * 1000) wrong.push(`writes were answered only after ${seconds(back)} s`);
  const strange = [...ledger.refusals.keys()].filter((key) => key !== 'cut off' && key !== '503');
  if (strange.length > 0) wrong.push(`people were answered ${strange.join(', ')}`);
  const refused = [...ledger.refusals].map(([answer, count]) => `${count} × ${answer}`);
  return {
    observed: `${ledger.entries.length} answered writes, back in ${seconds(back)} s, refused on the way: ${refused.join(', ') || 'none'}`,
    wrong,
    ledger,
  };
}

/** Most messages that may come twice where something was killed that had them in hand. */
const mostAgain = 16;

export async function withDelivery(world: World, outcome: Outcome): Promise<Outcome> {
  if (!outcome.ledger) return outcome;
  const { once, twice, more, again, lost } = await auditDelivery(world, outcome.ledger);
  const tooOften = again > mostAgain ? [`${again} messages came twice`] : [];
  return {
    observed: `${outcome.observed}; ${once + twice + more} told, ${again} of them twice`,
    wrong: [...outcome.wrong, ...lost.map((who) => `${who} was not told`), ...tooOften],
  };
}
