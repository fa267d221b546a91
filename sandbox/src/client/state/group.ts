import { create } from 'zustand';
import { control } from '#src/client/api/control.ts';
import type { Group, Message } from '#src/client/api/shapes.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { selectPerson, useSelection } from './selection.ts';

const mostMessages = 300;

/** The moderators' group as last seen, where there is one. */
interface KnownGroup {
  group?: Group;
  messages: Message[];
}

export const useGroup = create<KnownGroup>()(() => ({ messages: [] }));

export const isGroupId = (telegramId: number): boolean => telegramId < 0;

/** Reads the group again: there may be none. */
export const refreshGroup = oneAtATime(async () => {
  const group = await control.group();
  const messages = group ? (await control.groupMessages()).slice(-mostMessages) : [];
  useGroup.setState({ group, messages });
});

/** Shows the group as the person selected, or as its first member if they are not in it. */
export function showGroup({ memberIds }: Group): void {
  const { telegramId = 0 } = useSelection.getState();
  const [first] = memberIds;
  if (!memberIds.includes(telegramId) && first !== undefined) selectPerson(first);
  useSelection.setState({ showsGroup: true, pane: 'chat' });
}

/** Writes into the group as this member; without `replyTo` it answers what the bot asked them. */
export async function sendToGroup(telegramId: number, text: string, replyTo?: number) {
  await control.sendToGroup({ telegramId, text, replyTo });
  await refreshGroup('group');
}
