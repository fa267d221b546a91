import type { Context } from '#src/platform/context.ts';
import { stageChanges } from './profiles.service.ts';
import { type IncomingPicture, takeUpload } from '#src/platform/uploads/taking.ts';

/**
 * Stores an uploaded picture and stages it as the person's photo. Throws noFile and what taking a
 * picture throws.
 */
export const setAvatar = (context: Context, incoming: IncomingPicture) =>
  takeUpload(context, incoming, 'photo', async ({ path }) => {
    const { person, signal } = incoming;
    await stageChanges(context, { person, signal }, { photo: path });
    return { path };
  });
