/** The value that so many of them are at most: half of them at 0.5. */
export const shareOf = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0;

export const median = (values: readonly number[]) => shareOf(values, 0.5);

export const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

export const number = (value: number) => value.toLocaleString('en');

export type Say = (text: string) => void;

export const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
