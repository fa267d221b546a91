import { create } from 'zustand';
import { control } from '#src/client/api/control.ts';
import type { Bot, Change, Config, Message, Person } from '#src/control/common/shapes.ts';
import { isGroupId, refreshGroupMessages, refreshGroups } from './groups.ts';
import { showFailure } from './notices.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { selectPerson, useSelection } from './selection.ts';

const mostPeople = 100;
const mostMessages = 300;

interface Chats {
  config?: Config;
  people: Person[];
  messages: Record<number, Message[]>;
  bots: Record<number, Bot>;
  isConnected: boolean;
  isLoaded: boolean;
}

export const useChats = create<Chats>()(() => ({
  people: [],
  messages: {},
  bots: {},
  isConnected: false,
  isLoaded: false,
}));

export const refreshMessages = oneAtATime(async (telegramId: number) => {
  const messages = (await control.messages(telegramId)).slice(-mostMessages);
  useChats.setState((chats) => ({ messages: { ...chats.messages, [telegramId]: messages } }));
});

export const refreshBot = oneAtATime(async (telegramId: number) => {
  const bot = await control.bot(telegramId);
  useChats.setState((chats) => ({ bots: { ...chats.bots, [telegramId]: bot } }));
});

const refreshPeople = oneAtATime(async () => {
  const people = (await control.people()).slice(0, mostPeople);
  useChats.setState({ people, isLoaded: true });
  const { messages } = useChats.getState();
  const unread = people.filter(({ telegramId }) => messages[telegramId] === undefined);
  await Promise.all(unread.map(({ telegramId }) => refreshMessages(telegramId)));
});

function selectSomeone(): void {
  const { people } = useChats.getState();
  const { telegramId } = useSelection.getState();
  if (people.some((person) => person.telegramId === telegramId)) return;
  const first = people.find(({ role }) => role === 'student') ?? people[0];
  if (first !== undefined) selectPerson(first.telegramId);
}

export async function refreshAll(): Promise<void> {
  const config = await control.config();
  useChats.setState({ config, isConnected: true });
  await refreshPeople('everyone');
  await refreshGroups('all');
  selectSomeone();
  const { people, bots } = useChats.getState();
  await Promise.all(people.map(({ telegramId }) => refreshMessages(telegramId)));
  await Promise.all(Object.keys(bots).map((id) => refreshBot(Number(id))));
}

export function applyChange({ kind, telegramId }: Change): void {
  const refreshes: Promise<void>[] = [];
  if (kind === 'people') refreshes.push(refreshPeople('everyone'));
  if (kind === 'messages' && typeof telegramId === 'number') {
    const isGroup = isGroupId(telegramId);
    refreshes.push(isGroup ? refreshGroupMessages(telegramId) : refreshMessages(telegramId));
  }
  if (kind === 'groups') refreshes.push(refreshGroups('all'));
  if (kind === 'bot') {
    refreshes.push(...Object.keys(useChats.getState().bots).map((id) => refreshBot(Number(id))));
  }
  Promise.all(refreshes).catch(showFailure);
}

export async function sendMessage(
  telegramId: number,
  text: string,
  replyTo: number | null = null,
): Promise<void> {
  await control.send(telegramId, { text, replyTo });
  await Promise.all([refreshMessages(telegramId), refreshPeople('everyone')]);
}

export async function setBlocked(telegramId: number, blocked: boolean): Promise<void> {
  await control.block(telegramId, blocked);
  await Promise.all([refreshPeople('everyone'), refreshMessages(telegramId)]);
}

export async function addPerson(person: {
  firstName: string;
  lastName?: string;
  username?: string;
}): Promise<void> {
  const { telegramId } = await control.addPerson(person);
  await refreshPeople('everyone');
  selectPerson(telegramId);
}
