import { Id } from '@kollab/contract';
import * as z from 'zod/mini';
import { AppError } from '#src/app-error.ts';

const Position = z.object({
  at: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/)),
  id: Id,
});
export type Position = z.output<typeof Position>;

const encode = (position: Position) => Buffer.from(JSON.stringify(position)).toString('base64url');

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
