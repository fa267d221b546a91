import { Id } from '@kollab/contract/schemas';
import * as z from 'zod/mini';
import { AppError } from '#src/platform/errors/app-error.ts';

const moment = /^([1-9]\d{3}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/;

/** Whether a text is a moment as Postgres writes it: of a day that exists, so that it reads it too. */
const isMoment = (value: string) => {
  const [, day, time] = moment.exec(value) ?? [];
  const read = new Date(`${day}T${time}Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(`${day}T${time}`);
};

const Position = z.object({
  at: z.string().check(z.refine(isMoment)),
  id: Id,
});
export type Position = z.output<typeof Position>;

const encode = (position: Position) => Buffer.from(JSON.stringify(position)).toString('base64url');

function decode<T>(cursor: string | undefined, read: (value: unknown) => T): T | undefined {
  if (cursor === undefined) return undefined;
  try {
    return read(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError('badInput', { field: 'cursor' });
  }
}

/** Reads `?cursor=`. Throws badInput for one we never gave. */
export const readCursor = (cursor: string | undefined): Position | undefined =>
  decode(cursor, (value) => Position.parse(value));

/** A position among those of a rank; lower ranks come first. */
export interface RankedPosition extends Position {
  rank: number;
}

const Ranked = z.object({ at: z.string().check(z.regex(/^\d{1,6} /)), id: Id });

export const rankedPosition = (rank: number, at: string) => `${rank} ${at}`;

/** Throws badInput for one we never gave. */
export const readRankedCursor = (cursor: string | undefined): RankedPosition | undefined =>
  decode(cursor, (value) => {
    const { at, id } = Ranked.parse(value);
    const end = at.indexOf(' ');
    return { rank: Number(at.slice(0, end)), ...Position.parse({ at: at.slice(end + 1), id }) };
  });

/** A page of a list, and the cursor of the next one; undefined when this is the last. */
export interface Page<Item> {
  items: Item[];
  next: string | undefined;
}

/** The cursor after rows, when they fill a page. */
export function cursorAfter(
  rows: readonly { position: string; id: string }[],
  { limit }: { limit: number },
): string | undefined {
  const last = rows.at(-1);
  return last && rows.length >= limit ? encode({ at: last.position, id: last.id }) : undefined;
}

export const pageOf = <Row extends { position: string; id: string }, Item>(
  rows: readonly Row[],
  paging: { limit: number },
  toItem: (row: Row) => Item,
): Page<Item> => ({ items: rows.map((row) => toItem(row)), next: cursorAfter(rows, paging) });

export function linkTo(url: string, { limit }: { limit: number }, cursor: string) {
  const [path = '', search] = url.split('?');
  const parameters = new URLSearchParams(search);
  parameters.set('limit', String(limit));
  parameters.set('cursor', cursor);
  return `<${path}?${parameters.toString()}>; rel="next"`;
}
