import { limits, type ProfileChanges } from '@kollab/contract';
import { AppError } from '#src/app-error.ts';
import type { Context } from '#src/context.ts';
import type { Db } from '#src/database/schema.ts';
import { newPath } from '#src/files/files.ts';
import { paletteOf } from './palette.ts';
import { normalisePicture } from './picture.ts';
import * as queries from './uploads.queries.ts';

/** Stores a picture as its owner's; the record is there before the file, so that none is lost. */
async function store(
  { db, files, clock }: Context,
  ownerId: string,
  picture: Buffer,
  palette: string[] = [],
) {
  const path = newPath();
  await queries.insertUpload(db, { path, owner_id: ownerId, palette, created_at: clock() });
  try {
    await files.write(path, picture);
  } catch (error) {
    // What is left behind is swept a day later; why the file was not written is what counts.
    await queries.deleteUpload(db, path).catch(() => undefined);
    throw error;
  }
  return path;
}

const logoPixels = 160;

interface PictureOptions {
  /** Longest side in pixels. */
  size?: number;
  signal?: AbortSignal;
}

/**
 * Converts and stores a person's picture; answers its path. Throws
 * unsupportedPicture, pictureTooLarge, unavailable.
 */
export async function storePicture(
  context: Context,
  ownerId: string,
  content: Buffer,
  { size = limits.avatarPixels, signal }: PictureOptions = {},
) {
  const picture = await normalisePicture(content, size, signal);
  if (signal?.aborted) throw new AppError('unavailable');
  return store(context, ownerId, picture);
}

/**
 * Converts and stores a picture for a cover; answers its path and colours. Throws
 * unsupportedPicture, pictureTooLarge, unavailable.
 */
export async function storeCover(
  context: Context,
  ownerId: string,
  content: Buffer,
  signal?: AbortSignal,
) {
  const picture = await normalisePicture(content, limits.coverPixels, signal);
  const palette = await paletteOf(picture);
  if (signal?.aborted) throw new AppError('unavailable');
  return { path: await store(context, ownerId, picture, palette), palette };
}

/** Takes a picture back that nothing points to; one that cannot be now is swept later. */
export async function discardPicture({ db, files }: Context, path: string) {
  await files.remove(path).then(
    () => queries.deleteUpload(db, path),
    () => undefined,
  );
}

const isDataUrl = (value: string) => value.startsWith('data:');

/** Decodes, judges and stores a logo sent as a data URL; answers its path. */
async function convertLogo(context: Context, ownerId: string, dataUrl: string) {
  const content = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (content.length > limits.logoBytes) throw new AppError('pictureTooLarge');
  return storePicture(context, ownerId, content, { size: logoPixels });
}

/**
 * Changes with every logo that came as a data URL stored. Not for a transaction: it takes its time.
 * Throws unsupportedPicture, pictureTooLarge or unavailable, naming the field.
 */
export async function storeLogos(
  context: Context,
  person: { id: string },
  changes: ProfileChanges,
): Promise<ProfileChanges> {
  if (!changes.experiences) return changes;
  const experiences = [...changes.experiences];
  for (const [index, experience] of experiences.entries()) {
    const { logoUrl } = experience;
    if (logoUrl === null || !isDataUrl(logoUrl)) continue;
    const stored = await convertLogo(context, person.id, logoUrl).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw new AppError(error.code, { field: `experiences.${index}.logoUrl` });
    });
    experiences[index] = { ...experience, logoUrl: stored };
  }
  return { ...changes, experiences };
}

/** What shows pictures, of a profile or a project. */
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
