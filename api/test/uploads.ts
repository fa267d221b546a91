import { randomBytes } from 'node:crypto';
import type { Context } from '#src/platform/context.ts';
import { type StoredPicture, takePictures } from '#src/platform/uploads/pictures.service.ts';
import type { Purpose } from '#src/platform/pictures/purposes.ts';

let line: Promise<unknown> = Promise.resolve();

/** Stores a picture as a person's: each time another, one after another. Answers its path. */
export function storePicture(
  context: Context,
  ownerId: string,
  content: Buffer,
  purpose: Purpose = 'photo',
): Promise<string> {
  const person = { id: ownerId };
  const own = Buffer.concat([content, randomBytes(8)]);
  const pathOf = async ([stored]: StoredPicture[]) => stored?.path ?? '';
  const store = () =>
    takePictures(context, { person, purpose }, async () => [{ content: own }], pathOf);
  const stored = line.then(store);
  line = stored.catch(() => undefined);
  return stored;
}
