import { useStore } from 'zustand';
import { userStores } from './user-store.ts';

interface Attempt {
  key: string;
  content: string;
  /** Nothing was done under this key. */
  isRefused: boolean;
}

export interface Draft<T> {
  values: T;
  /** What the server had when the draft of a field was begun. */
  base: T;
  attempt: Attempt | undefined;
}

type Drafts<T> = Readonly<Record<string, Draft<T>>>;
type Is = (field: string, value: unknown) => boolean;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (_: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted);

export const pick = <T extends object>(values: T, is: Is): T =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => is(field, value))) as T;

export const changedFrom = <T extends object>(values: T, current: object): T => {
  const known = new Map<string, unknown>(Object.entries(current));
  return pick(values, (field, value) => !isSame(value, known.get(field)));
};

function readAttempt(kept: unknown): Attempt | undefined {
  if (!isRecord(kept)) return undefined;
  const { key, content, isRefused } = kept;
  if (typeof key !== 'string' || typeof content !== 'string') return undefined;
  return { key, content, isRefused: isRefused === true };
}

const isEmpty = ({ values, attempt }: Draft<object>) =>
  Object.keys(values).length === 0 && attempt === undefined;

function readDraft<T>(kept: unknown, read: (kept: unknown) => T): Draft<T> {
  const { values, base, attempt } = isRecord(kept) ? kept : {};
  return { values: read(values), base: read(base), attempt: readAttempt(attempt) };
}

interface DraftsConfig<T> {
  name: string;
  version: number;
  read: (kept: unknown) => T;
}

/** Per person, each under a name: only the values that differ from what the server has. */
export function createDrafts<T extends object>({ name, version, read }: DraftsConfig<T>) {
  const none: Draft<T> = { values: {} as T, base: {} as T, attempt: undefined };

  const stores = userStores<{ drafts: Drafts<T> }>({
    name,
    version,
    read(kept) {
      const drafts = isRecord(kept) && isRecord(kept.drafts) ? Object.entries(kept.drafts) : [];
      const readable = drafts.map(([id, draft]) => [id, readDraft(draft, read)] as const);
      return { drafts: Object.fromEntries(readable.filter(([, draft]) => !isEmpty(draft))) };
    },
  });

  const all = (telegramId: number): Drafts<T> => stores(telegramId).getState().drafts;
  const get = (telegramId: number, id: string): Draft<T> => all(telegramId)[id] ?? none;

  /** Without values and an attempt nothing is kept. */
  function set(telegramId: number, id: string, draft: Partial<Draft<T>>) {
    const whole = { ...none, ...draft };
    const others = Object.entries(all(telegramId)).filter(([other]) => other !== id);
    const drafts = Object.fromEntries(isEmpty(whole) ? others : [...others, [id, whole]]);
    stores(telegramId).setState({ drafts });
  }

  return {
    all,
    get,
    set,
    useAll: (telegramId: number) => useStore(stores(telegramId)).drafts,
    use: (telegramId: number, id: string) => useStore(stores(telegramId)).drafts[id] ?? none,

    /** A value that equals what is there needs no draft. */
    save(telegramId: number, id: string, values: Partial<T>, current: object) {
      const draft = get(telegramId, id);
      const changed = changedFrom({ ...draft.values, ...values }, current);
      const begun: T = { ...(current as T), ...draft.base };
      const base = pick(begun, (field) => Object.hasOwn(changed, field));
      set(telegramId, id, { ...draft, values: changed, base });
    },

    dropField(telegramId: number, id: string, dropped: keyof T) {
      const draft = get(telegramId, id);
      const isKept: Is = (field) => field !== dropped;
      set(telegramId, id, {
        ...draft,
        values: pick(draft.values, isKept),
        base: pick(draft.base, isKept),
      });
    },

    drop: (telegramId: number, id: string) => set(telegramId, id, {}),

    /** What was changed meanwhile stays a draft. */
    clearSent(telegramId: number, id: string, sent: Partial<T>) {
      const { values, base } = get(telegramId, id);
      set(telegramId, id, {
        values: pick(values, (field, value) => !isSame(value, sent[field as keyof T])),
        base: pick(base, (field) => !Object.hasOwn(sent, field)),
      });
    },

    /**
     * The same content keeps its Idempotency-Key over double taps and reloads; changed content gets
     * a new one once the server has refused the last. Without an answer it may have been done
     * already: then the key stays, and the server tells.
     */
    keyFor(telegramId: number, id: string, content: string): string {
      const draft = get(telegramId, id);
      const { attempt } = draft;
      const isSpent = attempt?.isRefused && attempt.content !== content;
      const key = attempt && !isSpent ? attempt.key : crypto.randomUUID();
      set(telegramId, id, { ...draft, attempt: { key, content, isRefused: false } });
      return key;
    },

    markRefused(telegramId: number, id: string) {
      const draft = get(telegramId, id);
      const attempt = draft.attempt && { ...draft.attempt, isRefused: true };
      set(telegramId, id, { ...draft, attempt });
    },

    dropKey(telegramId: number, id: string) {
      set(telegramId, id, { ...get(telegramId, id), attempt: undefined });
    },
  };
}
