/** How many requests may be served at once, as what they take tells. */
export interface ConcurrencyLimit {
  readonly current: number;
  /** Learns what one took, in milliseconds, while others waited. */
  observe: (milliseconds: number) => void;
}

interface Bounds {
  initial: number;
  /** Never fewer: what keeps every connection to the database busy. */
  least: number;
  most: number;
  /** Milliseconds that one is to take on average while others wait. */
  aim: number;
}

/** How many are to be served, at least, before the limit is corrected. */
const sample = 20;
/** The furthest that one correction goes. */
const step = { down: 0.5, up: 1.25 };

/**
 * A limit by Little's law: so many at once take so long each as the rate of answers allows, so that
 * their number is set for each to take `aim`. Whatever limits the rate, the processor, the database
 * or a neighbour, is followed without being known.
 */
export function limitConcurrency({ initial, least, most, aim }: Bounds): ConcurrencyLimit {
  let current = initial;
  let [count, total] = [0, 0];
  return {
    get current() {
      return Math.round(current);
    },
    observe(milliseconds) {
      count += 1;
      total += milliseconds;
      if (count < Math.max(sample, current)) return;
      // The root goes half of the way: what was measured began under the limit before.
      const change = Math.min(step.up, Math.max(step.down, Math.sqrt((aim * count) / total)));
      current = Math.min(most, Math.max(least, current * change));
      [count, total] = [0, 0];
    },
  };
}
