import { AppError } from '#src/app-error.ts';
import type { Context } from '#src/context.ts';
import type { Person } from '#src/http/actor.ts';
import { stageChanges } from '#src/profiles/profiles.service.ts';
import { createGate } from './gate.ts';
import { discardPicture, storePicture } from './uploads.service.ts';

/** Bounds what uploads hold in memory; who stalls is cut off while reading. */
const enter = createGate({ running: 60, waiting: 0 });
const uploading = new Set<string>();

interface Upload {
  person: Person;
  signal: AbortSignal;
  picture: () => Promise<Buffer>;
}

/**
 * Stores an uploaded picture and stages it as the person's photo. Throws noFile,
 * unsupportedPicture, pictureTooLarge, tooManyRequests while another of theirs is under way,
 * unavailable.
 */
export async function setAvatar(context: Context, { person, picture, signal }: Upload) {
  if (uploading.has(person.id)) throw new AppError('tooManyRequests');
  uploading.add(person.id);
  try {
    const path = await enter(
      async () => storePicture(context, person.id, await picture(), { signal }),
      signal,
    );
    await stageChanges(context, person, { photo: path }).catch(async (error: unknown) => {
      await discardPicture(context, path);
      throw error;
    });
    return { path };
  } finally {
    uploading.delete(person.id);
  }
}
