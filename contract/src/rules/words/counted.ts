import { limits } from '#src/rules/limits.ts';

/** How many wait, by kind: past what is counted of one there may be more. */
export function sayWaiting(...counts: number[]): string {
  const sum = counts.reduce((total, count) => total + count, 0);
  return `${sum}${counts.some((count) => count >= limits.waitingCounted) ? '+' : ''}`;
}
