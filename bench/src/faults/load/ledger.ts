import { ApiError } from '@kollab/contract';
import { setTimeout as delay } from 'node:timers/promises';
import { sum } from '#src/kit/figures.ts';

export type Act =
  | 'signIn'
  | 'follow'
  | 'upload'
  | 'describe'
  | 'submit'
  | 'apply'
  | 'accept'
  | 'createProject';

export interface Entry {
  act: Act;
  place: number;
  /** What has to be found again: a name, a text, a path. */
  value: string;
}

export interface Ledger {
  entries: Entry[];
  /** Answers other than 2xx by status, `cut off` for none at all. */
  refusals: Map<string, number>;
  /** Acts that were given up: refused for good, or not answered within their patience. */
  failures: string[];
  /** When the last write was answered, in milliseconds. */
  answeredAt: number;
}

export const newLedger = (): Ledger => ({
  entries: [],
  refusals: new Map(),
  failures: [],
  answeredAt: 0,
});

const patience = 60_000;
const pause = 150;

const answerOf = (error: unknown) =>
  error instanceof ApiError && error.statusCode !== undefined
    ? String(error.statusCode)
    : 'cut off';

const isPassing = (answer: string) => answer === 'cut off' || answer === '503' || answer === '429';

export async function act<T>(
  ledger: Ledger,
  entry: Entry,
  attempt: () => Promise<T>,
  valueOf?: (reply: T) => string,
): Promise<T | undefined> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await delay(pause)) {
    try {
      const reply = await attempt();
      ledger.answeredAt = Date.now();
      ledger.entries.push(valueOf ? { ...entry, value: valueOf(reply) } : entry);
      return reply;
    } catch (error) {
      const answer = answerOf(error);
      ledger.refusals.set(answer, (ledger.refusals.get(answer) ?? 0) + 1);
      if (isPassing(answer)) continue;
      const { code, message } = error as ApiError;
      ledger.failures.push(`${entry.act} answered ${answer} ${code ?? ''} ${message}`);
      return undefined;
    }
  }
  ledger.failures.push(`${entry.act} was not answered in ${patience / 1000} s`);
  return undefined;
}

/** What was answered about an act, by place; the last where there were several. */
export const lastOf = (ledger: Ledger, wanted: Act) =>
  new Map(
    ledger.entries.flatMap(({ act: kind, place, value }) =>
      kind === wanted ? [[place, value] as const] : [],
    ),
  );

export interface End {
  key: string;
  status: string;
  reason: string | null;
  isOpen: boolean;
}

export interface Arrival {
  key: string;
  answerLost: boolean;
}

export interface Tally {
  once: number;
  twice: number;
  more: number;
  /** Copies after the first, of all together. */
  again: number;
  undeliverable: number;
  /** What should have arrived and did not, or has no reason on record. */
  lost: string[];
  /** What came more often than kills and lost answers account for. */
  unexplained: string[];
  inFlightAtKills: number;
  answersLost: number;
}

const countOf = (keys: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/**
 * Sets what arrived beside what should have. `inFlight` names, once per kill, what had arrived and
 * was not settled when it came; each explains one copy, as a lost answer does.
 */
export function tally(
  ends: readonly End[],
  arrivals: readonly Arrival[],
  inFlight: readonly string[] = [],
): Tally {
  const copies = countOf(arrivals.map(({ key }) => key));
  const answersLost = arrivals.filter(({ answerLost }) => answerLost);
  const excuses = countOf([...inFlight, ...answersLost.map(({ key }) => key)]);
  const times = ends.map((end) => ({ ...end, copies: copies.get(end.key) ?? 0 }));
  const [nothing, some] = [times.filter((end) => !end.copies), times.filter((end) => end.copies)];
  const isExcused = ({ isOpen, status, reason }: End) =>
    !isOpen && (status === 'parked' || status === 'failed') && reason !== null;
  return {
    once: some.filter((end) => end.copies === 1).length,
    twice: some.filter((end) => end.copies === 2).length,
    more: some.filter((end) => end.copies > 2).length,
    again: sum(some.map((end) => end.copies - 1)),
    undeliverable: nothing.filter(isExcused).length,
    lost: nothing.filter((end) => !isExcused(end)).map(({ key }) => key),
    unexplained: some
      .filter((end) => end.copies > 1 + (excuses.get(end.key) ?? 0))
      .map(({ key }) => key),
    inFlightAtKills: inFlight.length,
    answersLost: answersLost.length,
  };
}
