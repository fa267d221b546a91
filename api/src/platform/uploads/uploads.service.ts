import type { ProfileChanges } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db } from '#src/platform/database/schema.ts';
import * as queries from './uploads.queries.ts';

interface Shown extends Pick<ProfileChanges, 'photo' | 'experiences'> {
  coverImage?: string | null;
}

/**
 * Only one's own uploads may be shown as one's own: no path of somebody else's, none made up.
 * Throws badInput naming the field.
 */
export async function assertOwnUploads(
  db: Db,
  ownerId: string,
  { photo, coverImage, experiences }: Shown,
) {
  const named = [
    { field: 'photo', path: photo },
    { field: 'coverImage', path: coverImage },
    ...(experiences ?? []).map(({ logoUrl }, index) => ({
      field: `experiences.${index}.logoUrl`,
      path: logoUrl,
    })),
  ].flatMap(({ field, path }) => (path ? [{ field, path }] : []));
  if (named.length === 0) return;
  const paths = named.map(({ path }) => path);
  const own = new Set(await queries.holdOwnUploads(db, ownerId, paths));
  const foreign = named.find(({ path }) => !own.has(path));
  if (foreign) throw new AppError('badInput', { field: foreign.field });
}
