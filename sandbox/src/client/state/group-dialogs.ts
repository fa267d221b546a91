import { create } from 'zustand';
import { control } from '#src/client/api/control.ts';
import type { Door, Rights } from '#src/control/common/shapes.ts';

export interface Adding {
  telegramId: number;
  /** Without any the bot becomes a member. */
  rights: Rights | undefined;
  mayChoose?: true;
  add: (chatId: number, rights: Rights | undefined) => Promise<void>;
  leave?: () => void;
}

export interface Joining {
  telegramId: number;
  link: string;
  door: Door;
}

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
