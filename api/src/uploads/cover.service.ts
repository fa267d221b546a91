import type { Context } from '#src/context.ts';
import { type IncomingPicture, takeUpload } from './taking.ts';

/** Stores an uploaded picture for a project's cover. Throws noFile and what taking a picture throws. */
export const storeProjectCover = (context: Context, incoming: IncomingPicture) =>
  takeUpload(context, incoming, 'cover', async (cover) => cover);
