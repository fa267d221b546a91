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

/** What `readCursor` reads. */
export const encode = (position: Position) =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** Reads `?cursor=`. Throws badInput for one we never gave. */
export function readCursor(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  try {
    return Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError('badInput', { field: 'cursor' });
  }
}

interface Paged {
  url: string;
  query: { limit: number };
  header: (name: string, value: string) => void;
}

/** Names the next page in the `Link` header when a page came out full. */
export function linkNextPage(
  { url, query, header }: Paged,
  rows: readonly { position: string; id: string }[],
) {
  const last = rows.at(-1);
  if (!last || rows.length < query.limit) return;
  const [path = '', search] = url.split('?');
  const parameters = new URLSearchParams(search);
  parameters.set('limit', String(query.limit));
  parameters.set('cursor', encode({ at: last.position, id: last.id }));
  header('link', `<${path}?${parameters.toString()}>; rel="next"`);
}
