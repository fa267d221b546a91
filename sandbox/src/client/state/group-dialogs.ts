import { create } from 'zustand';
import { control } from '#src/client/api/control.ts';
import type { Door, Rights } from '#src/control/common/shapes.ts';

/** What lets one choose a group to add the bot to: a link, or a button of the mini-app. */
export interface Adding {
  telegramId: number;
  /** What the bot is to be there: without any a member. */
  rights: Rights | undefined;
  /** What may be changed of that. */
  mayChoose?: true;
  add: (chatId: number, rights: Rights | undefined) => Promise<void>;
  leave?: () => void;
}

/** A link into a group, and where it leads. */
export interface Joining {
  telegramId: number;
  link: string;
  door: Door;
}

/** What a client asks of a group over everything else. */
interface GroupDialogs {
  adding?: Adding;
  joining?: Joining;
}

export const useGroupDialogs = create<GroupDialogs>()(() => ({}));

export const askWhereTo = (adding: Adding): void => useGroupDialogs.setState({ adding });

/** Rejects where the link leads nowhere any more. */
export async function askToJoin(telegramId: number, link: string): Promise<void> {
  const door = await control.door(telegramId, link);
  useGroupDialogs.setState({ joining: { telegramId, link, door } });
}
