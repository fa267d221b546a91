import { createClient, getOrCreateUser, sendToModeration } from '@kollab/contract';
import { setTimeout as delay } from 'node:timers/promises';
import { firstModerator, secondModerator } from '@kollab/sandbox/people';
import { type Control, controlOf, type Message } from '#src/product/control.ts';
import type { SharedProduct } from '#src/product/shared-product.ts';

export const moderators = [firstModerator.telegramId, secondModerator.telegramId] as const;

/** People of a running product and what they can be asked to do without a screen. */
export function castOf(product: SharedProduct) {
  const control = controlOf(product.sandboxUrl);

  async function callAs(telegramId: number) {
    const authorization = `tma ${await control.initData(telegramId)}`;
    return createClient({ baseUrl: product.appUrl, headers: () => ({ authorization }) });
  }

  /** Somebody new who has said hello to the bot and opened the app once. */
  async function newcomer(firstName: string, lastName = 'Новикова', username?: string) {
    const { telegramId } = await control.addPerson(firstName, lastName, username);
    await control.write(telegramId, '/start');
    await waitForMessage(control, telegramId, (message) => message.from === 'bot');
    const call = await callAs(telegramId);
    await call(getOrCreateUser, { body: { telegramId } });
    return {
      telegramId,
      call,
      name: `${firstName} ${lastName}`,
      submit: (statusShort: string) =>
        call(sendToModeration, { body: { telegramId, changes: { statusShort } } }),
    };
  }

  /** The card about a person in a moderator's chat. */
  const card = (moderator: number, name: string) =>
    waitForMessage(control, moderator, ({ text }) => text.includes(name) && /Профиль/.test(text));

  return { control, callAs, newcomer, card };
}

/** The newest message of a chat that fits, as soon as it is there. */
export async function waitForMessage(
  control: Control,
  telegramId: number,
  fits: (message: Message) => boolean,
): Promise<Message> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const found = (await control.messages(telegramId)).findLast(fits);
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`No such message in the chat of ${telegramId}.`);
    await delay(50);
  }
}

/** The data of a message's button by its text. */
export function buttonData(message: Message, text: string): string {
  const button = message.buttons.flat().find((candidate) => candidate.text === text);
  if (button?.data === undefined) throw new Error(`There is no button «${text}».`);
  return button.data;
}
