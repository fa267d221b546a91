import type { Context } from '#src/context.ts';
import { type IncomingPicture, inTurn } from './turns.ts';
import { storeCover } from './uploads.service.ts';

/**
 * Stores an uploaded picture for a project's cover. Throws noFile, unsupportedPicture,
 * pictureTooLarge, tooManyRequests while another of the person's is under way, unavailable.
 */
export const storeProjectCover = (context: Context, incoming: IncomingPicture) =>
  inTurn(incoming, (content) => storeCover(context, incoming.person.id, content, incoming.signal));
