import { z } from 'zod';

/** What an administrator may do in a group, as far as a bot that lets people in is concerned. */
interface Rights {
  canInvite: boolean;
  canTag: boolean;
  canPin: boolean;
}

/** How the bot stands in a group; rights are an administrator's alone. */
export type BotStanding =
  | { status: 'left' | 'kicked' | 'member' }
  | ({ status: 'administrator' } & Rights);

/** A link of the bot's into a group. */
export interface InviteLink {
  url: string;
  name?: string;
  /** Who follows it asks to join. */
  needsApproval: boolean;
  isRevoked: boolean;
}

export interface JoinRequest {
  telegramId: number;
  /** The link that was followed. */
  url: string;
  /** Unix seconds. */
  date: number;
  /** Missing while it waits. */
  outcome?: 'approved' | 'declined';
}

/** A group that people and the bot are in; its messages lie beside the chats of people. */
export interface Group {
  /** The id of the chat: negative, as ids of groups are. */
  telegramId: number;
  title: string;
  /** Not a supergroup yet. */
  isBasic: boolean;
  /** In the order in which they came. */
  memberIds: number[];
  /** Who made it; the moderators' group has nobody. */
  ownerId?: number;
  /** Administrators but for who made it. */
  adminIds: number[];
  bot: BotStanding;
  links: InviteLink[];
  requests: JoinRequest[];
  /** By telegramId. */
  tags: Record<string, string>;
  pinnedId?: number;
  /** The supergroup that a basic group became. */
  movedTo?: number;
}

/** What happened in a group, as its chat tells it. */
export interface GroupEvent {
  kind: 'joined' | 'left' | 'upgraded' | 'pinned';
  /** Whom it is about; the bot has its own id. */
  aboutId?: number;
  /** The chat that a group became, or was. */
  chatId?: number;
}

const ids = z.array(z.int());

/** Checks just enough for the program to work with whatever passes. */
export const groupsSchema = z.array(
  z.looseObject({
    telegramId: z.int().negative(),
    title: z.string(),
    memberIds: ids,
    adminIds: ids,
    bot: z.looseObject({ status: z.string() }),
    links: z.array(z.looseObject({ url: z.string() })),
    requests: z.array(z.looseObject({ telegramId: z.int(), url: z.string() })),
    tags: z.record(z.string(), z.string()),
  }),
);
