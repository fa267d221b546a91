import { limits, type User } from '@kollab/contract';
import { isSame } from '#src/device/drafts.ts';
import { type DraftChanges, unsaved, valuesOf } from '#src/shared/person/draft/profile-draft.ts';

type Field = keyof DraftChanges;

/** Changed here and, since this draft was begun, on another device too. */
export interface Conflict {
  field: Field;
  theirs: unknown;
  mine: unknown;
}

export function conflictsOf(
  { changes, bases }: { changes: DraftChanges; bases: DraftChanges },
  me: User,
): Conflict[] {
  const now = valuesOf(me);
  return (Object.keys(unsaved(changes, me)) as Field[]).flatMap((field) => {
    const isBegun = Object.hasOwn(bases, field);
    if (!isBegun || isSame(bases[field], now[field])) return [];
    return [{ field, theirs: now[field], mine: changes[field] }];
  });
}

const longest: Partial<Record<Field, number>> = { tags: limits.tags, links: limits.links };

const holds = (list: readonly unknown[], item: unknown) => list.some((one) => isSame(one, item));

/** `theirs` with what was added here, without what was removed here. */
function merge(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  const left = theirs.filter((item) => !holds(base, item) || holds(mine, item));
  return [...left, ...mine.filter((item) => !holds(base, item) && !holds(theirs, item))];
}

/** Item by item; undefined where it is no list of items, or too long. */
export function merged({ field, theirs, mine }: Conflict, base: unknown): DraftChanges | undefined {
  const most = longest[field];
  const [was, own, others] = [base, mine, theirs].map((value) =>
    Array.isArray(value) ? (value as unknown[]) : undefined,
  );
  if (most === undefined || !was || !own || !others) return undefined;
  const list = merge(was, own, others);
  return list.length > most ? undefined : { [field]: list };
}
