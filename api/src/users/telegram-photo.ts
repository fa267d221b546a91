import type { Context } from '#src/context.ts';
import { discardPicture, storePicture } from '#src/uploads/uploads.service.ts';
import { downloadPicture } from './picture-download.ts';
import { replacePhoto, type UserRow } from './users.queries.ts';

/**
 * Fills a person's photo from Telegram while they have set none of their own. Done once for each
 * address of Telegram's; whoever waits may stop waiting. While others see no name they see no photo.
 */
export async function importTelegramPhoto(context: Context, user: UserRow, address: string | null) {
  const isOwn = user.photo !== null && user.telegram_photo_url === null;
  const isUnnamed = user.approved_at === null && user.first_name === '' && user.last_name === '';
  if (address === null || isOwn || isUnnamed || address === user.telegram_photo_url) return user;
  const { db, config } = context;
  const picture = await downloadPicture(address, { apiRoot: config.telegramApiRoot });
  const photo = await storePicture(context, user.id, picture);
  const replaced = await replacePhoto(db, user, { photo, telegram_photo_url: address });
  if (!replaced) await discardPicture(context, photo);
  return replaced ?? user;
}
