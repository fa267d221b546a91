/** Far more than any request of ours holds, and far less than 256 KB may. */
const mostValues = 10_000;
const deepest = 20;

/** Whether what was sent is of a size and depth that may be looked through. */
export function isModest(sent: unknown): boolean {
  let count = 0;
  let level = [sent];
  for (let depth = 0; depth <= deepest; depth += 1) {
    const inner: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const values: unknown[] = Object.values(value);
      count += values.length;
      if (count > mostValues) return false;
      inner.push(...values);
    }
    if (inner.length === 0) return true;
    level = inner;
  }
  return false;
}
