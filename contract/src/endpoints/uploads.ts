import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { TelegramId } from '#src/schemas/ids.ts';
import { Upload } from '#src/schemas/uploads.ts';

export const uploadAvatar = endpoint('POST', '/api/User/upload-avatar', {
  upload: 'image',
  access: 'selfWrite',
  query: z.object({ telegramId: TelegramId }),
  reply: Upload,
  errors: ['noFile', 'pictureTooLarge', 'unsupportedPicture', 'dailyLimit'],
  summary:
    'Stores a picture (field `image`) upright, without metadata, as WebP, and stages it as the photo',
});
