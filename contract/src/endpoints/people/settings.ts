import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { TelegramId } from '#src/schemas/ids.ts';
import { NotificationSettings } from '#src/schemas/people/settings.ts';

const { modes, ...others } = NotificationSettings.shape;
const own = z.object({ telegramId: TelegramId });

export const getNotificationSettings = endpoint(
  'GET',
  '/api/User/notification-settings/{telegramId}',
  {
    access: 'selfRead',
    params: own,
    reply: NotificationSettings,
    summary: 'How the bot tells a person of things',
  },
);

export const setNotificationSettings = endpoint(
  'PATCH',
  '/api/User/notification-settings/{telegramId}',
  {
    access: 'selfWrite',
    params: own,
    body: z.partial(
      z.strictObject({ ...others, modes: z.partial(z.strictObject({ ...modes.shape })) }),
    ),
    reply: NotificationSettings,
    errors: ['badInput'],
    summary: 'Changes what is given; quiet hours need both ends. An unknown time zone is badInput',
  },
);
