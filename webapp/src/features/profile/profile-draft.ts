import { ProfileChanges } from '@kollab/contract';
import { userStores } from '#src/device/user-store.ts';

/** New values that are kept on this device only, by the contract's field names. */
export type DraftChanges = Partial<ProfileChanges>;

/** The status form as typed, before it becomes a draft. */
export interface TypedStatus {
  short: string;
  long: string;
}

interface ProfileDraft {
  changes: DraftChanges;
  typedStatus: TypedStatus | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps every field that is still valid; one bad field costs only itself. */
function readChanges(kept: unknown): DraftChanges {
  if (!isRecord(kept)) return {};
  const changes: DraftChanges = {};
  for (const [field, value] of Object.entries(kept)) {
    const read = ProfileChanges.safeParse({ [field]: value });
    if (read.success) Object.assign(changes, read.data);
  }
  return changes;
}

function readTyped(kept: unknown): TypedStatus | undefined {
  if (!isRecord(kept)) return undefined;
  const { short, long } = kept;
  return typeof short === 'string' && typeof long === 'string' ? { short, long } : undefined;
}

/** The draft of a person's profile on this device. */
export const profileDraft = userStores<ProfileDraft>({
  name: 'profile-draft',
  version: 1,
  read(kept) {
    const { changes, typedStatus } = isRecord(kept) ? kept : {};
    return { changes: readChanges(changes), typedStatus: readTyped(typedStatus) };
  },
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps new values as a draft; a value equal to what the server has needs none. */
export function saveDraft(telegramId: number, values: DraftChanges, onServer: object) {
  const known = new Map<string, unknown>(Object.entries(onServer));
  profileDraft(telegramId).setState(({ changes }) => ({
    changes: Object.fromEntries(
      Object.entries({ ...changes, ...values }).filter(
        ([field, value]) => !(field in values && isSame(value, known.get(field))),
      ),
    ),
  }));
}

/** Clears what the server confirmed; what was changed meanwhile stays a draft. */
export function clearSent(telegramId: number, sent: DraftChanges) {
  const values = new Map<string, unknown>(Object.entries(sent));
  profileDraft(telegramId).setState(({ changes }) => ({
    changes: Object.fromEntries(
      Object.entries(changes).filter(
        ([field, value]) => !(values.has(field) && isSame(value, values.get(field))),
      ),
    ),
  }));
}

/** Remembers the status form as it is typed; nothing once it is saved or given up. */
export const typeStatus = (telegramId: number, typedStatus: TypedStatus | undefined) =>
  profileDraft(telegramId).setState({ typedStatus });
