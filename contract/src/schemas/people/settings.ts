import * as z from 'zod/mini';
import { locales } from '#src/rules/locale.ts';
import { bounded } from '#src/schemas/bounds.ts';
import { Day } from '#src/schemas/ids.ts';

/** When the bot tells of something; the inbox has it in any case. */
export const DeliveryMode = z.enum(['instant', 'digest', 'off']);
export type DeliveryMode = z.output<typeof DeliveryMode>;

/** What can be set. Decisions about oneself come at once, whatever is set. */
export const configurableKinds = [
  'applications',
  'invitations',
  'team',
  'contacts',
  'matching',
  'reminders',
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
    /** Calls to apply, and how many fit a new vacancy of one’s own. */
    matching: DeliveryMode,
    /** Of what waits for one: one a day at most, never at night. */
    reminders: DeliveryMode,
    /** Cards for moderators; others get none. */
    moderation: DeliveryMode,
  }),
  /** Between these the bot is silent; both null: never. May span midnight. */
  quietFrom: z.nullable(minutes),
  quietTo: z.nullable(minutes),
  /** An IANA name, such as `Europe/Moscow`. */
  timeZone: bounded(60),
  digestAt: minutes,
  /** What the bot writes in; null: as the person's Telegram speaks. */
  language: z.nullable(z.enum(locales)),
  /** The day on which they are back: until then nobody's application counts as waiting for them. */
  awayUntil: z.nullable(Day),
  viewsCounted: z.boolean(),
});
export type NotificationSettings = z.output<typeof NotificationSettings>;
