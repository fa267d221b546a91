/** An item of a list as it is stored: an older one may lack a part. */
export type Item = Readonly<Record<string, unknown>>;

/** What makes two of them one item, the surest first. */
export type Likeness = readonly ((one: Item, other: Item) => boolean)[];

const alike =
  (...parts: string[]) =>
  (one: Item, other: Item) =>
    parts.every((part) => one[part] === other[part]);

export const vacancyLikeness: Likeness = [
  ({ id }, other) => typeof id === 'string' && id === other['id'],
  alike('title'),
];

export const workLikeness: Likeness = [
  alike('company', 'department', 'role', 'workDurationYears', 'startDate', 'endDate', 'logoUrl'),
  alike('company', 'department', 'role'),
  alike('company', 'role'),
  alike('company'),
  alike('role', 'startDate'),
];

/** Each item of a list after an edit with what it was before, if it was there, and what is gone. */
export function pairItems(before: readonly Item[], after: readonly Item[], likeness: Likeness) {
  const left = new Set(before);
  const found = new Map<Item, Item | undefined>(after.map((item) => [item, undefined]));
  for (const isIt of likeness) {
    for (const item of after.filter((one) => found.get(one) === undefined)) {
      const was = [...left].find((other) => isIt(item, other));
      if (!was) continue;
      left.delete(was);
      found.set(item, was);
    }
  }
  return { pairs: [...found].map(([item, was]) => ({ item, was })), removed: [...left] };
}
