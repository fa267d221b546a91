import type {
  BotCommand,
  ForceReply,
  InlineKeyboardMarkup,
  LinkPreviewOptions,
  MenuButton,
  Message,
  MessageEntity,
  Update,
} from '@grammyjs/types';
import { z } from 'zod';
import type { Person } from '#src/people/people.ts';
import { type Group, type GroupEvent, groupsSchema } from './group-state.ts';

export type UpdateKind = Exclude<keyof Update, 'update_id'>;

export interface StoredMessage {
  messageId: number;
  from: 'person' | 'bot';
  date: number;
  editDate?: number;
  text?: string;
  caption?: string;
  entities?: MessageEntity[];
  keyboard?: InlineKeyboardMarkup;
  forceReply?: ForceReply;
  replyTo?: number;
  /** Sent by the person through the bot's inline mode. */
  viaBot?: true;
  /** Their chat is not shown, this one stands in for it. */
  sharedWith?: number;
  linkPreview?: LinkPreviewOptions;
  effect?: string;
  document?: NonNullable<Message['document']>;
  photo?: NonNullable<Message['photo']>;
  contact?: NonNullable<Message['contact']>;
  poll?: {
    id: string;
    question: string;
    options: string[];
    isAnonymous: boolean;
    allowsMultiple: boolean;
    allowsRevoting: boolean;
    isClosed: boolean;
    /** By telegramId; the places of the options. */
    votes: Record<string, number[]>;
  };
  writeAccessAllowed?: NonNullable<Message['write_access_allowed']>;
  webAppData?: NonNullable<Message['web_app_data']>;
  chatShared?: NonNullable<Message['chat_shared']>;
  memberId?: number;
  event?: GroupEvent;
  /** An ordered fault closed the connection. */
  answerLost?: boolean;
}

export interface StoredChat {
  started: boolean;
  /** The person let the mini-app have the bot write first. */
  writeAccess: boolean;
  blocked: boolean;
  lastMessageId: number;
  messages: StoredMessage[];
}

export interface StoredFile {
  fileId: string;
  uniqueId: string;
  /** As in getFile's file_path. */
  path: string;
  fileName: string;
  mimeType: string;
  size: number;
}

export interface StoredWebhook {
  url: string;
  secretToken?: string;
  maxConnections?: number;
  ipAddress?: string;
  lastErrorDate?: number;
  lastErrorMessage?: string;
}

export interface SandboxState {
  version: 1;
  createdPeople: Person[];
  /** What everybody's Telegram speaks; undefined: what is said of each. */
  languageCode?: string;
  chats: Record<string, StoredChat>;
  groups: Group[];
  lastUpdateId: number;
  pendingUpdates: Update[];
  /** As the last getUpdates or setWebhook asked; null is Telegram's default. */
  allowedUpdates: UpdateKind[] | null;
  webhook: StoredWebhook | null;
  /** By "scope|language", see `methods/commands.ts`. */
  commands: Record<string, BotCommand[]>;
  /** By language code, '' for everybody else. */
  names: Record<string, string>;
  descriptions: Record<string, string>;
  shortDescriptions: Record<string, string>;
  /** By chat id, '' for everybody else. */
  menuButtons: Record<string, MenuButton>;
  files: StoredFile[];
  lastFileNumber: number;
}

export function emptyState(): SandboxState {
  return {
    version: 1,
    createdPeople: [],
    chats: {},
    groups: [],
    lastUpdateId: 100_000_000,
    pendingUpdates: [],
    allowedUpdates: null,
    webhook: null,
    commands: {},
    names: {},
    descriptions: {},
    shortDescriptions: {},
    menuButtons: {},
    files: [],
    lastFileNumber: 0,
  };
}

const texts = z.record(z.string(), z.string());
const named = z.looseObject({});

export const stateSchema = z.object({
  version: z.literal(1),
  languageCode: z.string().optional(),
  createdPeople: z.array(
    z.looseObject({ telegramId: z.int(), firstName: z.string(), languageCode: z.string() }),
  ),
  chats: z.record(
    z.string(),
    z.object({
      started: z.boolean(),
      writeAccess: z.boolean(),
      blocked: z.boolean(),
      lastMessageId: z.int(),
      messages: z.array(
        z.looseObject({ messageId: z.int(), from: z.enum(['person', 'bot']), date: z.int() }),
      ),
    }),
  ),
  groups: groupsSchema.optional(),
  lastUpdateId: z.int(),
  pendingUpdates: z.array(z.looseObject({ update_id: z.int() })),
  allowedUpdates: z.array(z.string()).nullable(),
  webhook: z.looseObject({ url: z.string() }).nullable(),
  commands: z.record(
    z.string(),
    z.array(z.object({ command: z.string(), description: z.string() })),
  ),
  names: texts,
  descriptions: texts,
  shortDescriptions: texts,
  menuButtons: z.record(z.string(), named),
  files: z.array(z.looseObject({ fileId: z.string(), path: z.string() })),
  lastFileNumber: z.int(),
});
