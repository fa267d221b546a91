import { z } from 'zod';

/** As far as a bot that lets people in is concerned. */
interface Rights {
  canInvite: boolean;
  canTag: boolean;
  canPin: boolean;
}

/** Rights are an administrator's alone. */
export type BotStanding =
  | { status: 'left' | 'kicked' | 'member' }
  | ({ status: 'administrator' } & Rights);

export interface InviteLink {
  url: string;
  name?: string;
  needsApproval: boolean;
  isRevoked: boolean;
}

export interface JoinRequest {
  telegramId: number;
  url: string;
  /** Unix seconds. */
  date: number;
  /** Missing while it waits. */
  outcome?: 'approved' | 'declined';
}

/** Its messages lie beside the chats of people. */
export interface Group {
  /** Negative, as ids of groups are. */
  telegramId: number;
  title: string;
  /** Not a supergroup yet. */
  isBasic: boolean;
  memberIds: number[];
  /** The moderators' group has nobody. */
  ownerId?: number;
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

export interface GroupEvent {
  kind: 'joined' | 'left' | 'upgraded' | 'pinned';
  /** The bot has its own id. */
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
