import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets without telling by its time how much of them is the same. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
