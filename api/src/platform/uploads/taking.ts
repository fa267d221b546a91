import type { Context } from '#src/platform/context.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { createGate } from '#src/platform/pictures/gate.ts';
import { type StoredPicture, takePictures } from './pictures.service.ts';
import type { Purpose } from '#src/platform/pictures/purposes.ts';

/** Bounds what uploads hold in memory; who stalls is cut off while reading. */
const enter = createGate({ running: 40, waiting: [] });

export interface IncomingPicture {
  person: Person;
  signal: AbortSignal;
  picture: () => Promise<Buffer>;
}

/** Throws noFile and what `takePictures` throws. */
export const takeUpload = <T>(
  context: Context,
  { person, signal, picture }: IncomingPicture,
  purpose: Purpose,
  use: (stored: StoredPicture) => Promise<T>,
) =>
  enter(() =>
    takePictures(
      context,
      { person, signal, purpose },
      async () => [{ content: await picture() }],
      async ([stored]) => use(stored as StoredPicture),
    ),
  );
