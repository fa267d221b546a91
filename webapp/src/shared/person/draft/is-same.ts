const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether two values are written alike, whatever the order of their keys. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
