type Maybe<T> = T | null | undefined;

export interface Config {
  appUrl: string;
  botUsername: string;
}

export interface Person {
  telegramId: number;
  firstName: string;
  lastName?: Maybe<string>;
  username?: Maybe<string>;
  role: string;
  photoUrl?: Maybe<string>;
  languageCode?: Maybe<string>;
  blocked?: Maybe<boolean>;
  started?: Maybe<boolean>;
  writeAccess?: Maybe<boolean>;
}

export interface KeyboardButton {
  text: string;
  data?: Maybe<string>;
  webApp?: Maybe<string>;
  url?: Maybe<string>;
  style?: Maybe<'success' | 'danger' | 'primary'>;
}

export interface Entity {
  type: string;
  offset: number;
  length: number;
  url?: Maybe<string>;
  language?: Maybe<string>;
  unix_time?: Maybe<number>;
  date_time_format?: Maybe<string>;
}

export interface Attachment {
  fileName: string;
  size: number;
  mimeType?: string;
  url?: string;
  width?: number;
  height?: number;
}

export interface Message {
  messageId: number;
  from: 'person' | 'bot';
  text: string;
  buttons: KeyboardButton[][];
  replyTo?: Maybe<number>;
  viaBot?: Maybe<string>;
  sharedWith?: Maybe<number>;
  date: string;
  entities?: Maybe<Entity[]>;
  effect?: Maybe<string>;
  editDate?: Maybe<string>;
  document?: Maybe<Attachment>;
  photo?: Maybe<Attachment>;
  poll?: Maybe<{
    question: string;
    options: { text: string; voterIds: number[] }[];
    isAnonymous: boolean;
    allowsMultiple: boolean;
    isClosed: boolean;
  }>;
  contact?: Maybe<{ phoneNumber: string; firstName: string; lastName?: Maybe<string> }>;
  service?: Maybe<'writeAccessAllowed' | 'webAppData' | 'chatShared'>;
  forceReply?: Maybe<{ placeholder?: Maybe<string> }>;
  memberId?: Maybe<number>;
  event?: Maybe<{
    kind: 'joined' | 'left' | 'upgraded' | 'pinned';
    aboutId?: Maybe<number>;
  }>;
  /** Telegram took it, and whoever sent it was not told so. */
  answerLost?: boolean;
}

export interface Rights {
  canInvite: boolean;
  canTag: boolean;
  canPin: boolean;
}

export interface Group {
  telegramId: number;
  title: string;
  isBasic: boolean;
  isModerators: boolean;
  memberIds: number[];
  members: {
    telegramId: number;
    status: 'creator' | 'administrator' | 'member';
    tag?: Maybe<string>;
  }[];
  bot: { status: 'left' | 'kicked' | 'member' | 'administrator' } & Partial<Rights>;
  links: unknown[];
  requests: { telegramId: number; url: string }[];
  pinnedId?: Maybe<number>;
}

export interface Bot {
  id: number;
  name: string;
  username: string;
  firstName: string;
  description?: Maybe<string>;
  shortDescription?: Maybe<string>;
  commands: readonly { command: string; description: string }[];
  menuButton:
    | { type: 'web_app'; text: string; web_app: { url: string } }
    | { type: 'default' | 'commands' };
}

export interface PressAnswer {
  /** Null when it only confirmed the press. */
  answer: string | null;
  alert: boolean;
  url?: string;
}

export interface InlineAnswer {
  queryId: string;
  results: {
    id: string;
    title: string;
    description: string | null;
    thumbnailUrl: string | null;
    text: string;
    entities?: Maybe<Entity[]>;
    buttons: KeyboardButton[][];
  }[];
  nextOffset: string;
  isPersonal: boolean;
  cacheTime: number;
  isCached: boolean;
  button?: Maybe<{ text: string; webApp?: Maybe<string>; startParameter?: Maybe<string> }>;
}

export interface PreparedMessage {
  text: string;
  chatKinds: ('user' | 'bot' | 'group' | 'channel')[];
}

export interface Door {
  chatId: number;
  title: string;
  members: number;
  needsApproval: boolean;
  isMember: boolean;
  isRequested: boolean;
}

export interface Change {
  kind: 'messages' | 'people' | 'bot' | 'groups';
  telegramId?: number | undefined;
}

export interface AcceptedMessage {
  telegramId: number;
  messageId: number;
  text: string;
  /** The connection of whoever sent it was closed without an answer. */
  answerLost: boolean;
}
