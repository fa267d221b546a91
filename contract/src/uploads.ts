import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { TelegramId } from './ids.ts';

/** The stored picture: its path starts with /uploads. */
export const Upload = z.object({ path: z.string() });
export type Upload = z.output<typeof Upload>;

export const uploadAvatar = endpoint({
  method: 'POST',
  path: '/api/User/upload-avatar',
  access: 'selfWrite',
  query: z.object({ telegramId: TelegramId }),
  upload: 'image',
  reply: Upload,
  errors: ['noFile', 'pictureTooLarge', 'unsupportedPicture', 'dailyLimit'],
  summary:
    'Stores a picture (field `image`) upright, without metadata, as WebP, and stages it as the photo',
});
