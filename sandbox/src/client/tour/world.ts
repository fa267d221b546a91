import type { Group, Message, Person } from '#src/control/common/shapes.ts';
import { isShown } from '#src/client/protocol/app-state.ts';
import type { AppState, PopupButton } from '#src/client/protocol/app-state.ts';
import { newcomer, projectOwner, firstModerator } from '#src/people/people.ts';

export interface World {
  people: readonly Person[];
  messages: Readonly<Record<number, readonly Message[]>>;
  group: Pick<Group, 'telegramId'> | undefined;
  groupMessages: readonly Message[];
  sessions: readonly { telegramId: number; isLoaded: boolean; app: AppState }[];
  telegramId: number | undefined;
  showsGroup: boolean;
  opening: number | undefined;
}

/** The applicant is a guest where Илья has been through it already. */
export const author = newcomer.telegramId;
export const moderator = firstModerator.telegramId;
export const owner = projectOwner.telegramId;

/** `date` is in ISO 8601. */
export interface CardPlace {
  chatId: number;
  messageId: number;
  date: string;
}

export const messagesOf = (world: World, chatId: number): readonly Message[] =>
  (chatId < 0 ? world.groupMessages : world.messages[chatId]) ?? [];

const isAbout = (data: string | null | undefined, kind: 'm' | 'a', id: string) => {
  const parts = data?.split(':') ?? [];
  return parts[0] === kind && (kind === 'm' ? parts[2] : parts.at(-1)) === id;
};

const asks = (message: Message, kind: 'm' | 'a', id: string) =>
  message.buttons.flat().some(({ data }) => isAbout(data, kind, id));

function openCard(world: World, chats: readonly number[], kind: 'm' | 'a', id: string) {
  for (const chatId of chats) {
    const found = messagesOf(world, chatId).findLast((message) => asks(message, kind, id));
    if (found) return { chatId, messageId: found.messageId, date: found.date };
  }
  return undefined;
}

export const profileCard = (world: World): CardPlace | undefined => {
  const chats = [moderator, ...(world.group ? [world.group.telegramId] : [])];
  return openCard(world, chats, 'm', String(author));
};

export const applicationCard = (world: World, applicant: number): CardPlace | undefined =>
  openCard(world, [owner], 'a', applicant.toString(36));

export const messageAt = (world: World, { chatId, messageId }: CardPlace): Message | undefined =>
  messagesOf(world, chatId).find((message) => message.messageId === messageId);

export function isAnswered(world: World, card: CardPlace | undefined): boolean {
  const message = card && messageAt(world, card);
  return message !== undefined && !message.buttons.flat().some(({ data }) => data);
}

/** Of the bot's own accord; the newest such message. */
export function newsSince(world: World, telegramId: number, { date }: CardPlace) {
  const messages = messagesOf(world, telegramId);
  return messages.findLast(
    (message, place) =>
      message.from === 'bot' && message.date >= date && messages[place - 1]?.from !== 'person',
  );
}

const answeredBefore = /^(?:Принят|Отклонён|Отозван|Accepted|Rejected|Declined|Withdrawn)$/m;

export const wasAnswered = (world: World, name: string): boolean =>
  messagesOf(world, owner).some(
    ({ from, text }) => from === 'bot' && text.includes(name) && answeredBefore.test(text),
  );

export const personOf = (world: World, telegramId: number) =>
  world.people.find((person) => person.telegramId === telegramId);

export const appOf = (world: World, telegramId: number) =>
  world.sessions.find((session) => session.telegramId === telegramId && session.isLoaded)?.app;

export function noticeButton(app: AppState | undefined): PopupButton | undefined {
  const dialog = app?.dialog;
  return dialog?.kind === 'popup' && dialog.buttons.length === 1 ? dialog.buttons[0] : undefined;
}

/** As far as Telegram sees: by the app's two buttons. */
export function placeIn(app: AppState | undefined): 'tab' | 'tabWithAction' | 'form' | 'page' {
  if (app === undefined) return 'tab';
  const hasAction = isShown(app.mainButton);
  if (app.hasBackButton) return hasAction ? 'form' : 'page';
  // A main button that cannot be pressed yet is there to say so.
  return hasAction && app.mainButton.isActive ? 'tabWithAction' : 'tab';
}
