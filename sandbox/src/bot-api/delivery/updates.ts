import type { Update } from '@grammyjs/types';
import { conflict } from '#src/bot-api/parameters/refusals.ts';
import type { UpdateKind } from '#src/state/state.ts';
import type { Store } from '#src/state/store.ts';

interface PollOptions {
  offset: number;
  limit: number;
  timeoutSeconds: number;
  /** Undefined keeps what the last call asked for. */
  allowed: UpdateKind[] | undefined;
  signal: AbortSignal;
}

/** Only one poller may wait for updates. */
export interface Updates {
  push(update: Omit<Update, 'update_id'>): void;
  poll(options: PollOptions): Promise<Update[]>;
  first(): Update | undefined;
  confirm(offset: number): void;
  forgetAll(): void;
  setAllowed(kinds: UpdateKind[] | undefined): void;
  /** Ends a waiting poll: with a refusal, or with nothing when the server closes. */
  endPoll(reason?: Error): void;
  onPending(listener: () => void): void;
}

const PENDING_AT_MOST = 5000;
const WAIT_AT_MOST_SECONDS = 50;
const onlyWhenAsked = new Set<UpdateKind>([
  'chat_member',
  'chosen_inline_result',
  'message_reaction',
  'message_reaction_count',
]);

export function createUpdates(store: Store): Updates {
  const { state } = store;
  let waiting: ((outcome: Update[] | Error) => void) | undefined;
  let onPending: () => void = () => undefined;

  function isAllowed(update: Omit<Update, 'update_id'>): boolean {
    const kind = Object.keys(update)[0] as UpdateKind;
    const allowed = state.allowedUpdates;
    return allowed === null ? !onlyWhenAsked.has(kind) : allowed.includes(kind);
  }

  function confirm(offset: number): void {
    const before = state.pendingUpdates.length;
    if (offset < 0) state.pendingUpdates = state.pendingUpdates.slice(offset);
    else state.pendingUpdates = state.pendingUpdates.filter((one) => one.update_id >= offset);
    if (state.pendingUpdates.length !== before) store.changed();
  }

  function setAllowed(kinds: UpdateKind[] | undefined): void {
    if (kinds === undefined) return;
    state.allowedUpdates = kinds.length === 0 ? null : kinds;
    store.changed();
  }

  function endPoll(reason?: Error): void {
    waiting?.(reason ?? []);
  }

  async function wait({ limit, timeoutSeconds, signal }: PollOptions): Promise<Update[]> {
    const { promise, resolve, reject } = Promise.withResolvers<Update[]>();
    const seconds = Math.min(timeoutSeconds, WAIT_AT_MOST_SECONDS);
    const settle = (outcome: Update[] | Error): void => {
      clearTimeout(timer);
      if (waiting === settle) waiting = undefined;
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome.slice(0, limit));
    };
    const timer = setTimeout(() => settle([]), seconds * 1000);
    waiting = settle;
    signal.addEventListener('abort', () => settle([]), { once: true });
    return promise;
  }

  return {
    confirm,
    setAllowed,
    endPoll,
    first: () => state.pendingUpdates[0],
    forgetAll() {
      state.pendingUpdates = [];
      store.changed();
    },
    onPending(listener) {
      onPending = listener;
    },
    push(update) {
      state.lastUpdateId += 1;
      if (isAllowed(update)) {
        state.pendingUpdates.push({ update_id: state.lastUpdateId, ...update });
        if (state.pendingUpdates.length > PENDING_AT_MOST) state.pendingUpdates.shift();
        waiting?.(state.pendingUpdates);
        onPending();
      }
      store.changed();
    },
    async poll(options) {
      if (state.webhook !== null) {
        throw conflict(
          "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
        );
      }
      endPoll(
        conflict(
          'terminated by other getUpdates request; make sure that only one bot instance is running',
        ),
      );
      setAllowed(options.allowed);
      confirm(options.offset);
      const ready = state.pendingUpdates.slice(0, options.limit);
      if (ready.length > 0 || options.timeoutSeconds <= 0 || options.signal.aborted) return ready;
      return wait(options);
    },
  };
}
