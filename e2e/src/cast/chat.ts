import { setTimeout as delay } from 'node:timers/promises';
import { type Control, controlOf, type Message } from '#src/product/control.ts';

/** In milliseconds, on a machine that is busy with other things. */
const patience = 60_000;

export function chatsOf(sandboxUrl: string) {
  const control: Control = controlOf(sandboxUrl);

  async function find(telegramId: number, fits: (message: Message) => boolean): Promise<Message> {
    const deadline = Date.now() + patience;
    for (;;) {
      const found = (await control.messages(telegramId)).findLast(fits);
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`No such message in the chat of ${telegramId}.`);
      await delay(50);
    }
  }

  const told = (telegramId: number, ...said: (string | RegExp)[]) =>
    find(
      telegramId,
      ({ from, text }) =>
        from === 'bot' &&
        said.every((one) => (typeof one === 'string' ? text.includes(one) : one.test(text))),
    );

  /** Waits for the answer that says `said`; news may come before it. */
  async function ask(telegramId: number, text: string, said = ''): Promise<Message> {
    const { messageId } = await control.write(telegramId, text);
    return find(
      telegramId,
      (message) =>
        message.from === 'bot' && message.messageId > messageId && message.text.includes(said),
    );
  }

  const pressButton = (telegramId: number, message: Message, text: string) =>
    control.press(telegramId, message.messageId, buttonData(message, text));

  const changed = (telegramId: number, { messageId }: Message, button: string) =>
    find(
      telegramId,
      (message) => message.messageId === messageId && buttonsOf(message).includes(button),
    );

  async function offerReasons(moderator: number, card: Message) {
    await pressButton(moderator, card, 'Отклонить');
    return changed(moderator, card, 'Своя причина');
  }

  /** The next changes of cards come late: their old buttons are there a while longer. */
  const slowCards = (chatId: number) =>
    control.ask('/faults', { method: 'editMessageText', errorCode: 429, retryAfter: 2, chatId });

  return { control, find, told, ask, pressButton, changed, offerReasons, slowCards };
}

function buttonData(message: Message, text: string): string {
  const button = message.buttons.flat().find((candidate) => candidate.text === text);
  if (!button?.data) throw new Error(`There is no button «${text}».`);
  return button.data;
}

export const buttonsOf = ({ buttons }: Message) => buttons.flat().map(({ text }) => text);

export const screensOf = ({ buttons }: Message) =>
  buttons.flat().flatMap(({ webApp }) => webApp ?? []);
