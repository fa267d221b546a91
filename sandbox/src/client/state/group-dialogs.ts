import { create } from 'zustand';
import { control } from '#src/client/api/control.ts';
import type { Door } from '#src/client/api/shapes.ts';

/** A link of the bot's that lets one choose a group to add it to. */
export interface Adding {
  telegramId: number;
  parameter: string;
  /** As the link names them. */
  rights: readonly string[];
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
