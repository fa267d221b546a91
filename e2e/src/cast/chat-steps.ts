import { getUserByTelegram, type InboxItem, listInbox } from '@kollab/contract';
import { buttonData, waitForMessage } from './cast.ts';
import type { Control, Message } from '#src/product/control.ts';
import type { Someone } from './projects.ts';

/** Writes to the bot and waits for its answer, which says that; news may come before it. */
export async function ask(
  control: Control,
  telegramId: number,
  text: string,
  said = '',
): Promise<Message> {
  const { messageId } = await control.write(telegramId, text);
  return waitForMessage(
    control,
    telegramId,
    (message) =>
      message.from === 'bot' && message.messageId > messageId && message.text.includes(said),
  );
}

/** Presses a button of a message by its text. */
export const press = (control: Control, telegramId: number, message: Message, text: string) =>
  control.press(telegramId, message.messageId, buttonData(message, text));

/** The texts of a message's buttons. */
export const buttonsOf = ({ buttons }: Message) => buttons.flat().map(({ text }) => text);

/** The addresses of the mini-app under a message. */
export const screensOf = ({ buttons }: Message) =>
  buttons.flat().flatMap(({ webApp }) => webApp ?? []);

/** What a person's inbox holds, newest first. */
export async function inboxOf({ telegramId, call }: Someone): Promise<InboxItem[]> {
  return call(listInbox, { params: { telegramId }, query: {} });
}

/** How a person sees themselves. */
export const ownProfile = ({ telegramId, call }: Someone) =>
  call(getUserByTelegram, { params: { telegramId } });

/** Waits in a chat for the newest message of the bot that says something. */
export const sayingIn = (control: Control) => (telegramId: number, said: string | RegExp) =>
  waitForMessage(
    control,
    telegramId,
    ({ from, text }) =>
      from === 'bot' && (typeof said === 'string' ? text.includes(said) : said.test(text)),
  );

/** Presses «Отклонить» on a card: the same card, as soon as it offers the reasons. */
export async function offerReasons(control: Control, moderator: number, card: Message) {
  await press(control, moderator, card, 'Отклонить');
  return waitForMessage(
    control,
    moderator,
    (message) =>
      message.messageId === card.messageId && buttonsOf(message).includes('Своя причина'),
  );
}
