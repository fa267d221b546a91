import * as z from 'zod/mini';

const maybe = <T extends z.core.SomeType>(schema: T) => z.optional(z.nullable(schema));

export const Config = z.object({ appUrl: z.string(), botUsername: z.string() });
export type Config = z.infer<typeof Config>;

export const Person = z.object({
  telegramId: z.number(),
  firstName: z.string(),
  lastName: maybe(z.string()),
  username: maybe(z.string()),
  role: z.string(),
  photoUrl: maybe(z.string()),
  languageCode: maybe(z.string()),
  blocked: maybe(z.boolean()),
  started: maybe(z.boolean()),
  writeAccess: maybe(z.boolean()),
});
export type Person = z.infer<typeof Person>;

const KeyboardButton = z.object({
  text: z.string(),
  data: maybe(z.string()),
  webApp: maybe(z.string()),
  url: maybe(z.string()),
  style: maybe(z.enum(['success', 'danger', 'primary'])),
});
export type KeyboardButton = z.infer<typeof KeyboardButton>;

const Entity = z.object({
  type: z.string(),
  offset: z.number(),
  length: z.number(),
  url: maybe(z.string()),
  language: maybe(z.string()),
  unix_time: maybe(z.number()),
  date_time_format: maybe(z.string()),
});
export type Entity = z.infer<typeof Entity>;

const Attachment = z.object({
  fileName: z.string(),
  size: z.number(),
  url: z.optional(z.string()),
});
export type Attachment = z.infer<typeof Attachment>;

const Contact = z.object({
  phoneNumber: z.string(),
  firstName: z.string(),
  lastName: maybe(z.string()),
});

export const Message = z.object({
  messageId: z.number(),
  from: z.enum(['person', 'bot']),
  text: z.string(),
  buttons: z.array(z.array(KeyboardButton)),
  replyTo: maybe(z.number()),
  viaBot: maybe(z.string()),
  sharedWith: maybe(z.number()),
  date: z.string(),
  entities: maybe(z.array(Entity)),
  effect: maybe(z.string()),
  editDate: maybe(z.string()),
  document: maybe(Attachment),
  photo: maybe(Attachment),
  contact: maybe(Contact),
  service: maybe(z.enum(['writeAccessAllowed', 'webAppData', 'chatShared'])),
  forceReply: maybe(z.object({ placeholder: maybe(z.string()) })),
  memberId: maybe(z.number()),
  /** In place of words: what happened in a group. */
  event: maybe(
    z.object({
      kind: z.enum(['joined', 'left', 'upgraded', 'pinned']),
      aboutId: maybe(z.number()),
    }),
  ),
});
export type Message = z.infer<typeof Message>;

const BotStanding = z.object({
  status: z.enum(['left', 'kicked', 'member', 'administrator']),
  canInvite: z.optional(z.boolean()),
  canTag: z.optional(z.boolean()),
  canPin: z.optional(z.boolean()),
});

export const Group = z.object({
  telegramId: z.number(),
  title: z.string(),
  isBasic: z.boolean(),
  isModerators: z.boolean(),
  memberIds: z.array(z.number()),
  members: z.array(
    z.object({
      telegramId: z.number(),
      status: z.enum(['creator', 'administrator', 'member']),
      tag: maybe(z.string()),
    }),
  ),
  bot: BotStanding,
  requests: z.array(z.object({ telegramId: z.number() })),
  pinnedId: maybe(z.number()),
});
export type Group = z.infer<typeof Group>;

export const Bot = z.object({
  name: z.string(),
  username: z.string(),
  description: maybe(z.string()),
  commands: z.array(z.object({ command: z.string(), description: z.string() })),
  menuButton: z.union([
    z.object({
      type: z.literal('web_app'),
      text: z.string(),
      web_app: z.object({ url: z.string() }),
    }),
    z.object({ type: z.enum(['default', 'commands']) }),
  ]),
});
export type Bot = z.infer<typeof Bot>;

export const PressAnswer = z.object({
  answer: maybe(z.string()),
  alert: maybe(z.boolean()),
  url: maybe(z.string()),
});
export type PressAnswer = z.infer<typeof PressAnswer>;

const InlineResult = z.object({
  id: z.string(),
  title: z.string(),
  description: maybe(z.string()),
  thumbnailUrl: maybe(z.string()),
});
export const InlineAnswer = z.object({
  queryId: z.string(),
  results: z.array(InlineResult),
  nextOffset: z.string(),
  button: maybe(
    z.object({ text: z.string(), webApp: maybe(z.string()), startParameter: maybe(z.string()) }),
  ),
});
export type InlineAnswer = z.infer<typeof InlineAnswer>;

export const PreparedMessage = z.object({
  text: z.string(),
  chatKinds: z.array(z.enum(['user', 'bot', 'group', 'channel'])),
});

/** What a link into a group leads to. */
export const Door = z.object({
  chatId: z.number(),
  title: z.string(),
  members: z.number(),
  needsApproval: z.boolean(),
  isMember: z.boolean(),
  isRequested: z.boolean(),
});
export type Door = z.infer<typeof Door>;

export const Launch = z.object({ url: z.string() });
export const Change = z.object({
  kind: z.enum(['messages', 'people', 'bot', 'groups']),
  telegramId: maybe(z.number()),
});
export type Change = z.infer<typeof Change>;

const Rights = z.object({
  canInvite: z.boolean(),
  canTag: z.boolean(),
  canPin: z.boolean(),
});
/** What an administrator may do, as far as it matters here. */
export type Rights = z.infer<typeof Rights>;

export const PreparedButton = z.object({ rights: Rights });
