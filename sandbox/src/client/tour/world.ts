import type { Group, Message, Person } from '#src/control/common/shapes.ts';
import { isShown } from '#src/client/protocol/app-state.ts';
import type { AppState, PopupButton } from '#src/client/protocol/app-state.ts';
import { newcomer, projectOwner, firstModerator } from '#src/people/people.ts';

/** Everything the tour looks at: what the sandbox's page knows anyway. */
export interface World {
  people: readonly Person[];
  messages: Readonly<Record<number, readonly Message[]>>;
  /** The moderators'. */
  group: Pick<Group, 'telegramId'> | undefined;
  groupMessages: readonly Message[];
  sessions: readonly { telegramId: number; isLoaded: boolean; app: AppState }[];
  telegramId: number | undefined;
  /** A group is shown, not the chat with the bot. */
  showsGroup: boolean;
  /** For whom the mini-app is just being opened. */
  opening: number | undefined;
}

/** Who plays which part; the applicant is a guest where Илья has been through it already. */
export const author = newcomer.telegramId;
export const moderator = firstModerator.telegramId;
export const owner = projectOwner.telegramId;

/** A card with a question in somebody's chat: where it is, and since when, in ISO 8601. */
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

/** The newest card that still asks about this person, whatever its language. */
function openCard(world: World, chats: readonly number[], kind: 'm' | 'a', id: string) {
  for (const chatId of chats) {
    const found = messagesOf(world, chatId).findLast((message) => asks(message, kind, id));
    if (found) return { chatId, messageId: found.messageId, date: found.date };
  }
  return undefined;
}

/** The card about the author's profile that waits for a moderator. */
export const profileCard = (world: World): CardPlace | undefined => {
  const chats = [moderator, ...(world.group ? [world.group.telegramId] : [])];
  return openCard(world, chats, 'm', String(author));
};

/** The card about an application that waits for the project's owner. */
export const applicationCard = (world: World, applicant: number): CardPlace | undefined =>
  openCard(world, [owner], 'a', applicant.toString(36));

export const messageAt = (world: World, { chatId, messageId }: CardPlace): Message | undefined =>
  messagesOf(world, chatId).find((message) => message.messageId === messageId);

/** Whether somebody has decided: the card is there and asks nothing any more. */
export function isAnswered(world: World, card: CardPlace | undefined): boolean {
  const message = card && messageAt(world, card);
  return message !== undefined && !message.buttons.flat().some(({ data }) => data);
}

/** What the bot told a person of its own accord since a card came; the newest such message. */
export function newsSince(world: World, telegramId: number, { date }: CardPlace) {
  const messages = messagesOf(world, telegramId);
  return messages.findLast(
    (message, place) =>
      message.from === 'bot' && message.date >= date && messages[place - 1]?.from !== 'person',
  );
}

const answeredBefore = /^(?:Принят|Отклонён|Отозван|Accepted|Rejected|Declined|Withdrawn)$/m;

/** Whether the owner's chat tells of an application of this name that was answered. */
export const wasAnswered = (world: World, name: string): boolean =>
  messagesOf(world, owner).some(
    ({ from, text }) => from === 'bot' && text.includes(name) && answeredBefore.test(text),
  );

export const personOf = (world: World, telegramId: number) =>
  world.people.find((person) => person.telegramId === telegramId);

export const appOf = (world: World, telegramId: number) =>
  world.sessions.find((session) => session.telegramId === telegramId && session.isLoaded)?.app;

/** The only button of the mini-app's dialog, while one is open. */
export function noticeButton(app: AppState | undefined): PopupButton | undefined {
  const dialog = app?.dialog;
  return dialog?.kind === 'popup' && dialog.buttons.length === 1 ? dialog.buttons[0] : undefined;
}

/** Where somebody is in their mini-app, as far as Telegram sees: by its two buttons. */
export function placeIn(app: AppState | undefined): 'tab' | 'tabWithAction' | 'form' | 'page' {
  if (app === undefined) return 'tab';
  const hasAction = isShown(app.mainButton);
  if (app.hasBackButton) return hasAction ? 'form' : 'page';
  // One that cannot be pressed yet is there to say so.
  return hasAction && app.mainButton.isActive ? 'tabWithAction' : 'tab';
}
