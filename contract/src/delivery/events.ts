import * as z from 'zod/mini';
import { upTo } from '#src/schemas/bounds.ts';
import { Moment } from '#src/schemas/ids.ts';
import { alertKinds, alertSettings } from './kinds/alerts.ts';
import { applicationKinds, applicationSettings } from './kinds/applications.ts';
import { checkInKinds, checkInSettings } from './kinds/check-ins.ts';
import { chatOnlyKinds, chatOnlySettings } from './kinds/chat-only.ts';
import { confirmationKinds, confirmationSettings } from './kinds/confirmations.ts';
import { matchingKinds, matchingSettings } from './kinds/matching.ts';
import { meetingKinds, meetingSettings } from './kinds/meetings.ts';
import { moderationKinds, moderationSettings } from './kinds/moderation.ts';
import { pairKinds, pairSettings } from './kinds/pairs.ts';
import type { Settings } from './kinds/parts.ts';
import { peopleKinds, peopleSettings } from './kinds/people.ts';
import { projectKinds, projectSettings } from './kinds/projects.ts';
import { teamKinds, teamSettings } from './kinds/team.ts';

const inboxKinds = [
  ...alertKinds,
  ...applicationKinds,
  ...confirmationKinds,
  ...checkInKinds,
  ...matchingKinds,
  ...meetingKinds,
  ...moderationKinds,
  ...pairKinds,
  ...peopleKinds,
  ...projectKinds,
  ...teamKinds,
] as const;

/** What a person hears of in the chat and in the inbox, in one text. */
export const InboxEvent = z.discriminatedUnion('kind', inboxKinds);
export type InboxEvent = z.output<typeof InboxEvent>;

/** What is told once and stays as it was; cards follow what they are about. */
export type News = Exclude<InboxEvent, { card: unknown }>;

export const NotificationEvent = z.discriminatedUnion('kind', [
  ...inboxKinds,
  ...chatOnlyKinds,
  /** What was held back since the last one: the newest of `count`. */
  z.object({
    kind: z.literal('digest'),
    count: z.number(),
    events: upTo(InboxEvent, 'digestShown'),
  }),
]);
export type NotificationEvent = z.output<typeof NotificationEvent>;

const inChatOnly = { ...chatOnlySettings, digest: null };

export const settingOf: Settings<NotificationEvent> = {
  ...alertSettings,
  ...applicationSettings,
  ...confirmationSettings,
  ...checkInSettings,
  ...matchingSettings,
  ...meetingSettings,
  ...moderationSettings,
  ...pairSettings,
  ...peopleSettings,
  ...projectSettings,
  ...teamSettings,
  ...inChatOnly,
};

export const kindsInChatOnly: ReadonlySet<string> = new Set(Object.keys(inChatOnly));

/** A notification leased to one worker. With a `messageId` that message is edited, else one is sent. */
export const ClaimedNotification = z.object({
  id: z.string(),
  lease: z.string(),
  leasedUntil: Moment,
  /** How long that is after the answer: clocks differ, and are set. */
  leaseSeconds: z.optional(z.number()),
  /** The chat to write to: a person’s, or the moderators’ group. */
  telegramId: z.number(),
  /** A group takes links, but no buttons that open the mini-app. */
  isGroup: z.boolean(),
  languageCode: z.nullable(z.string()),
  messageId: z.nullable(z.number()),
  /** Of the request that it comes from; for logs only. */
  requestId: z.optional(z.nullable(z.string())),
  event: NotificationEvent,
});
export type ClaimedNotification = z.output<typeof ClaimedNotification>;
