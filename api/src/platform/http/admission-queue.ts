import type { ConcurrencyLimit } from './concurrency-limit.ts';

/**
 * Who is served first: `ahead`, the bot and what was begun; then `write`; `read` has every fourth
 * place all the same.
 */
export type Rank = 'ahead' | 'write' | 'read';

export interface QueueOptions {
  limit: ConcurrencyLimit;
  /** Longest wait for a place, in milliseconds. */
  patience: number;
  /** How many may wait; for one more, who has waited longest is refused. */
  mostWaiting?: number;
  /** Whether so much is done beside those served that nobody is to begin. */
  isCrowded?: (running: number) => boolean;
}

/** Somebody's place, or their wait for one. */
export interface Place {
  /** Whether there was a place in time. */
  admitted: Promise<boolean>;
  /** Whether there was one at once. */
  readonly isAdmitted: boolean;
  /** Gives the place, or the wait for it, up; a second time does nothing. */
  leave: () => void;
  readonly isLeft: boolean;
}

interface Waiting {
  since: number;
  settle: (isAdmitted: boolean) => void;
}

/** The share of `patience` after which a queue does not move any more. */
const late = 0.8;
const readsOneIn = 4;
/** After how many milliseconds it is seen whether it is still crowded: nobody says when that ends. */
const seenAgainAfter = 10;

/**
 * A queue bounded by waiting time: who has waited for `patience` is refused. A queue that moves is
 * served in order. Once its head has waited nearly that long, who came last is served first: in order,
 * everybody would wait as long as is just allowed.
 */
export function openAdmissionQueue({
  limit,
  patience,
  mostWaiting = 2000,
  isCrowded = () => false,
}: QueueOptions) {
  const lanes: Record<Rank, Waiting[]> = { ahead: [], write: [], read: [] };
  let running = 0;
  let turn = 0;
  let again: NodeJS.Timeout | undefined;

  const countWaiting = () => lanes.ahead.length + lanes.write.length + lanes.read.length;

  function laneToServe() {
    if (lanes.ahead.length > 0) return lanes.ahead;
    if (lanes.write.length === 0) return lanes.read;
    turn = (turn + 1) % readsOneIn;
    return turn === 0 && lanes.read.length > 0 ? lanes.read : lanes.write;
  }

  function fill() {
    while (running < limit.current && countWaiting() > 0) {
      if (isCrowded(running)) {
        again ??= setTimeout(fillAgain, seenAgainAfter);
        return;
      }
      const lane = laneToServe();
      const isLate = performance.now() - (lane[0]?.since ?? 0) > late * patience;
      (isLate ? lane.pop() : lane.shift())?.settle(true);
    }
  }

  function fillAgain() {
    again = undefined;
    fill();
  }

  function refuseOldest() {
    const lane = [lanes.read, lanes.write, lanes.ahead].find(({ length }) => length > 0);
    lane?.shift()?.settle(false);
  }

  function enter(rank: Rank): Place {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const lane = lanes[rank];
    let begunAt: number | undefined;
    let isLeft = false;
    let timer: NodeJS.Timeout | undefined;
    const one: Waiting = { since: performance.now(), settle };
    function settle(isAdmitted: boolean) {
      clearTimeout(timer);
      if (isAdmitted) {
        running += 1;
        begunAt = performance.now();
      }
      resolve(isAdmitted);
    }
    const giveUp = () => {
      const index = lane.indexOf(one);
      if (index < 0) return;
      lane.splice(index, 1);
      settle(false);
    };
    const leave = () => {
      giveUp();
      if (isLeft || begunAt === undefined) return;
      isLeft = true;
      const isFull = running >= limit.current && countWaiting() > 0;
      running -= 1;
      if (isFull) limit.observe(performance.now() - begunAt);
      fill();
    };
    if (countWaiting() >= mostWaiting) refuseOldest();
    lane.push(one);
    fill();
    const isAdmitted = begunAt !== undefined;
    if (!isAdmitted) timer = setTimeout(giveUp, patience);
    return {
      admitted: promise,
      isAdmitted,
      leave,
      get isLeft() {
        return isLeft;
      },
    };
  }

  return { enter, state: () => ({ running, waiting: countWaiting() }) };
}
