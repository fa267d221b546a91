import type { Context } from '#src/context.ts';
import { stageChanges } from '#src/profiles/profiles.service.ts';
import { type IncomingPicture, inTurn } from './turns.ts';
import { discardPicture, storePicture } from './uploads.service.ts';

/**
 * Stores an uploaded picture and stages it as the person's photo. Throws noFile,
 * unsupportedPicture, pictureTooLarge, tooManyRequests while another of theirs is under way,
 * unavailable.
 */
export function setAvatar(context: Context, incoming: IncomingPicture) {
  const { person, signal } = incoming;
  return inTurn(incoming, async (content) => {
    const path = await storePicture(context, person.id, content, { signal });
    await stageChanges(context, { person }, { photo: path }).catch(async (error: unknown) => {
      await discardPicture(context, path).catch(() => undefined);
      throw error;
    });
    return { path };
  });
}
