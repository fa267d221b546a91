import { UploadPath } from '@kollab/contract/schemas';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { TelegramPerson } from '#src/platform/access/init-data.ts';
import { type IncomingPicture, takeUpload } from '#src/platform/uploads/taking.ts';
import { importTelegramPhoto } from '#src/people/users/telegram-photo.ts';
import { getUser, readOwn } from '#src/people/users/users.service.ts';
import { type Editor, stageChanges } from './profiles.service.ts';

/** Throws noFile and what taking a picture throws. */
export const uploadPhoto = (context: Context, incoming: IncomingPicture) =>
  takeUpload(context, incoming, 'photo', async ({ path }) => {
    const { person, signal } = incoming;
    await stageChanges(context, { person, signal }, { photo: path });
    return { path };
  });

/**
 * Stages an uploaded photo; null removes it at once. The address of the person's own photo at
 * Telegram is imported as at sign-in, and needs no moderator. Throws badInput for any other.
 */
export async function setPhoto(
  context: Context,
  editor: Editor & { telegram: TelegramPerson },
  photo: string | null,
) {
  const { person, telegram, signal } = editor;
  if (photo === null || UploadPath.safeParse(photo).success) {
    return stageChanges(context, editor, { photo });
  }
  if (photo !== telegram.photoUrl) throw new AppError('badInput', { field: 'photo' });
  const user = await getUser(context.db, person.id);
  await importTelegramPhoto(context, user, photo, signal).catch(() => undefined);
  return readOwn(context.db, person.id, person.role);
}
