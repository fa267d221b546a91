import { randomBytes } from 'node:crypto';
import type { Context } from '#src/platform/context.ts';
import { type StoredPicture, takePictures } from '#src/platform/uploads/pictures.service.ts';
import type { Purpose } from '#src/platform/pictures/purposes.ts';
import { twoColours } from './pictures.ts';
import type { TestApp } from './test-app.ts';

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

/** Sends a picture by a call, as an app does. */
export async function upload(
  { baseUrl, signed }: TestApp,
  person: { telegramId: number },
  call: string,
) {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(await twoColours(40, 20))]), 'me.png');
  return fetch(baseUrl + call, { method: 'POST', headers: signed(person), body });
}
