import type { AcceptedMessage } from '#src/running/telegram.ts';

interface End {
  number: number;
  status: string;
  reason: string | null;
  /** Whether the person can be written to at all. */
  isOpen: boolean;
}

export interface Tally {
  once: number;
  twice: number;
  oftener: number;
  undeliverable: number;
  /** Numbers of notifications that should have arrived and did not, or have no reason on record. */
  lost: number[];
  /** Numbers that came oftener than kills and lost answers account for. */
  unexplained: number[];
  inFlightAtKills: number;
  answersLost: number;
}

const countOf = (numbers: readonly number[]) => {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
};

/**
 * Sets what arrived beside what should have. `inFlight` names, once per kill, the notifications
 * that had arrived and were not settled when it came; each explains one copy, as a lost answer does.
 */
export function tally(
  ends: readonly End[],
  messages: readonly (AcceptedMessage & { number: number })[],
  inFlight: readonly number[],
): Tally {
  const copies = countOf(messages.map(({ number }) => number));
  const answersLost = messages.filter((message) => message.answerLost);
  const excuses = countOf([...inFlight, ...answersLost.map(({ number }) => number)]);
  const times = ends.map((end) => ({ ...end, copies: copies.get(end.number) ?? 0 }));
  const nothing = times.filter((end) => end.copies === 0);
  const isExcused = ({ isOpen, status, reason }: End) =>
    !isOpen && (status === 'parked' || status === 'failed') && reason !== null;
  return {
    once: times.filter((end) => end.copies === 1).length,
    twice: times.filter((end) => end.copies === 2).length,
    oftener: times.filter((end) => end.copies > 2).length,
    undeliverable: nothing.filter(isExcused).length,
    lost: nothing.filter((end) => !isExcused(end)).map((end) => end.number),
    unexplained: times
      .filter((end) => end.copies > 1 + (excuses.get(end.number) ?? 0))
      .map((end) => end.number),
    inFlightAtKills: inFlight.length,
    answersLost: answersLost.length,
  };
}
