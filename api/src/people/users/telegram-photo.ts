import type { Context } from '#src/platform/context.ts';
import { takePictures } from '#src/platform/uploads/pictures.service.ts';
import { createPersonLocks } from '#src/platform/pictures/person-locks.ts';
import { downloadPicture } from './picture-download.ts';
import { replacePhoto, type UserRow } from './users.queries.ts';

const inTurn = createPersonLocks();

/**
 * Fills a person's photo from Telegram while they have set none of their own. Done once for each
 * address of Telegram's; whoever waits may stop waiting. It is fetched outside of the turn in which
 * their pictures are stored: a slow Telegram must not keep their own photo waiting. While others see
 * no name they see no photo.
 */
export async function importTelegramPhoto(
  context: Context,
  user: UserRow,
  address: string | null,
  signal?: AbortSignal,
) {
  const isOwn = user.photo !== null && user.telegram_photo_url === null;
  const isUnnamed = user.approved_at === null && user.first_name === '' && user.last_name === '';
  if (address === null || isOwn || isUnnamed || address === user.telegram_photo_url) return user;
  const { db, config } = context;
  const source = { apiRoot: config.telegramApiRoot };
  return inTurn(user.id, async () => {
    const content = await downloadPicture(address, source, signal);
    return takePictures(
      context,
      { person: user, purpose: 'telegramPhoto', signal },
      async () => [{ content }],
      async ([stored]) => {
        const photo = { photo: stored?.path ?? null, telegram_photo_url: address };
        const replaced = await replacePhoto(db, user, photo);
        if (!replaced) throw new Error('the person has set a photo of their own meanwhile');
        return replaced;
      },
    );
  });
}
