import * as z from 'zod/mini';
import { bounded } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { TelegramId } from './ids.ts';
import { locales } from './messages/locale.ts';

/** When the bot tells of something; the inbox has it in any case. */
export const DeliveryMode = z.enum(['instant', 'digest', 'off']);
export type DeliveryMode = z.output<typeof DeliveryMode>;

/** What can be set. Decisions about oneself come at once, whatever is set. */
export const configurableKinds = [
  'applications',
  'invitations',
  'team',
  'contacts',
  'moderation',
] as const;
export type ConfigurableKind = (typeof configurableKinds)[number];

/** Minutes after midnight in the person’s time zone. */
const minutes = z.int().check(z.minimum(0), z.maximum(1439));

export const NotificationSettings = z.object({
  modes: z.object({
    applications: DeliveryMode,
    invitations: DeliveryMode,
    team: DeliveryMode,
    contacts: DeliveryMode,
    /** Cards for moderators; others get none. */
    moderation: DeliveryMode,
  }),
  /** Between these the bot is silent; both null: never. May span midnight. */
  quietFrom: z.nullable(minutes),
  quietTo: z.nullable(minutes),
  /** An IANA name, such as `Europe/Moscow`. */
  timeZone: bounded(60),
  /** When the daily digest comes. */
  digestAt: minutes,
  /** What the bot writes in; null: as the person's Telegram speaks. */
  language: z.nullable(z.enum(locales)),
});
export type NotificationSettings = z.output<typeof NotificationSettings>;

const own = z.object({ telegramId: TelegramId });

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/api/User/notification-settings/{telegramId}',
  access: 'selfRead',
  params: own,
  reply: NotificationSettings,
  summary: 'How the bot tells a person of things',
});

const { modes, ...others } = NotificationSettings.shape;

export const setNotificationSettings = endpoint({
  method: 'PATCH',
  path: '/api/User/notification-settings/{telegramId}',
  access: 'selfWrite',
  params: own,
  body: z.partial(
    z.strictObject({ ...others, modes: z.partial(z.strictObject({ ...modes.shape })) }),
  ),
  reply: NotificationSettings,
  errors: ['badInput'],
  summary: 'Changes what is given; quiet hours need both ends. An unknown time zone is badInput',
});
