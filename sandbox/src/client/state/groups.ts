import { create } from 'zustand';
import { control } from '#src/client/api/control.ts';
import type { Group, Message } from '#src/control/common/shapes.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { selectPerson, useSelection } from './selection.ts';

const mostMessages = 300;

interface KnownGroups {
  groups: Group[];
  messages: Record<number, Message[]>;
}

export const useGroups = create<KnownGroups>()(() => ({ groups: [], messages: {} }));

export const isGroupId = (telegramId: number): boolean => telegramId < 0;

export const refreshGroupMessages = oneAtATime(async (chatId: number) => {
  const messages = (await control.groupMessages(chatId)).slice(-mostMessages);
  useGroups.setState((known) => ({ messages: { ...known.messages, [chatId]: messages } }));
});

export const refreshGroups = oneAtATime(async () => {
  const groups = await control.groups();
  useGroups.setState({ groups });
  const { messages } = useGroups.getState();
  const unread = groups.filter(({ telegramId }) => messages[telegramId] === undefined);
  await Promise.all(unread.map(({ telegramId }) => refreshGroupMessages(telegramId)));
});

export const moderatorsGroup = ({ groups }: KnownGroups): Group | undefined =>
  groups.find(({ isModerators }) => isModerators);

/** As the person selected, or as its first member if they are not in it. */
export function showGroup({ telegramId: groupId, memberIds }: Group): void {
  const { telegramId = 0 } = useSelection.getState();
  const [first] = memberIds;
  if (!memberIds.includes(telegramId) && first !== undefined) selectPerson(first);
  useSelection.setState({ groupId, pane: 'chat' });
}

/** Without `replyTo` it answers what the bot asked them. */
export async function sendToGroup(
  chatId: number,
  message: { telegramId: number; text: string; replyTo?: number },
) {
  await control.sendToGroup(chatId, message);
  await refreshGroupMessages(chatId);
}
