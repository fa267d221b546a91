import type { Context } from '#src/platform/context.ts';
import { type IncomingPicture, takeUpload } from '#src/platform/uploads/taking.ts';

/** Stores an uploaded picture for a project's cover. Throws noFile and what taking a picture throws. */
export const storeProjectCover = (context: Context, incoming: IncomingPicture) =>
  takeUpload(context, incoming, 'cover', async (cover) => cover);
