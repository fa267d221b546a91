import { ApiError } from '@kollab/contract';
import { setTimeout as delay } from 'node:timers/promises';

/** What people do that has to last once it was answered. */
export type Act =
  | 'signIn'
  | 'follow'
  | 'upload'
  | 'describe'
  | 'submit'
  | 'apply'
  | 'accept'
  | 'createProject';

/** A write that was answered 2xx. */
export interface Entry {
  act: Act;
  /** Who came to which place. */
  place: number;
  /** What has to be found again: a name, a text, a path. */
  value: string;
}

/** What people did, what they were answered, and what they were refused on the way. */
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

/** How long people try again, and how long they wait before they do. */
const patience = 60_000;
const pause = 150;

const answerOf = (error: unknown) =>
  error instanceof ApiError && error.statusCode !== undefined
    ? String(error.statusCode)
    : 'cut off';

/** What may be tried again: no answer, or one that asks to come back. */
const isPassing = (answer: string) => answer === 'cut off' || answer === '503' || answer === '429';

/** Does an act as people do, again until it is answered, and writes down how it went. */
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
