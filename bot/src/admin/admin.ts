import {
  ApiError,
  type Client,
  cut,
  findByUsername,
  getUser,
  displayName,
  grantModerator,
  listModerators,
  type Moderator,
  personName,
  takeModerator,
} from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import type { Logger } from 'pino';
import { actingFor } from '#src/api.ts';
import { join } from '#src/messages/html.ts';
import { asHtml, inlineKeyboard, sendOptions, type Message } from '#src/messages/message.ts';
import { isNotModified } from '#src/notifications/outcome.ts';
import { answeredPresses, type PressContext } from '#src/presses/answered-presses.ts';
import { textsIn, type Texts } from '#src/texts/texts.ts';
import { packPress, pressPattern, type AdminPress, unpackPress } from './callback-data.ts';

interface Surroundings {
  api: Client;
  logger: Logger;
}

type Person = Pick<Moderator, 'telegramId' | 'name' | 'role'>;

/** Telegram takes a hundred buttons; the list is as long as fits a message. */
const shown = 60;

const isRefused = (error: unknown, ...codes: string[]) =>
  error instanceof ApiError && codes.includes(error.code ?? '');

/** The moderators, each with a button to take the role. */
export function listMessage(moderators: readonly Moderator[], texts: Texts['admin']): Message {
  const appointed = moderators.filter(({ role }) => role === 'moderator').slice(0, shown);
  const lines = appointed.map(({ name, username }) => texts.moderator(personName(name), username));
  const buttons = appointed.map(({ name, telegramId }) => [
    {
      text: cut(texts.take(personName(name)), 60),
      callbackData: packPress({ act: 'take', telegramId }),
    },
  ]);
  const list = lines.length > 0 ? texts.list(lines) : texts.nobody;
  return { text: join([list, texts.how], '\n\n'), buttons };
}

function askMessage({ telegramId, name, role }: Person, texts: Texts['admin']): Message {
  const shownName = personName(name);
  if (role !== 'user') return { text: texts.already(shownName), buttons: [] };
  const callbackData = packPress({ act: 'grant', telegramId });
  return {
    text: texts.ask(shownName),
    buttons: [[{ text: cut(texts.grant(shownName), 60), callbackData }]],
  };
}

/** /admin: lists the moderators, appoints and dismisses them; each by the admin's own rights. */
export function admin({ api, logger }: Surroundings): Composer<Context> {
  const list = async (by: number, texts: Texts) =>
    listMessage(await api(listModerators, {}, actingFor(by)), texts.admin);

  async function find(given: string, by: number): Promise<Person> {
    const moderators = await api(listModerators, {}, actingFor(by));
    if (!/^\d+$/.test(given)) {
      const params = { username: given };
      return api(findByUsername, { params }, actingFor(by));
    }
    const telegramId = Number(given);
    const known = moderators.find((one) => one.telegramId === telegramId);
    if (known) return known;
    const user = await api(getUser, { params: { id: telegramId } }, actingFor(by));
    return { telegramId, name: displayName(user), role: 'user' };
  }

  async function answer(given: string, by: number, texts: Texts): Promise<Message> {
    try {
      return given === '' ? await list(by, texts) : askMessage(await find(given, by), texts.admin);
    } catch (error) {
      if (isRefused(error, 'forbidden')) return { text: texts.admin.notYours, buttons: [] };
      if (isRefused(error, 'userNotFound', 'badInput'))
        return { text: texts.admin.unknown, buttons: [] };
      throw error;
    }
  }

  async function carryOut(ctx: PressContext, { act, telegramId }: AdminPress, texts: Texts) {
    const endpoint = act === 'grant' ? grantModerator : takeModerator;
    await api(endpoint, { params: { id: telegramId }, body: {} }, actingFor(ctx.from.id));
    const message = await list(ctx.from.id, texts);
    const reply_markup = inlineKeyboard(message.buttons);
    await ctx
      .editMessageText(message.text.html, { ...asHtml, reply_markup })
      .catch((error: unknown) => {
        if (!isNotModified(error)) throw error;
      });
    return act === 'grant' ? texts.admin.granted : texts.admin.taken;
  }

  const composer = new Composer();
  composer.chatType('private').command('admin', async (ctx) => {
    const given = ctx.match.trim().slice(0, 40);
    const message = await answer(given, ctx.from.id, textsIn(ctx));
    await ctx.reply(message.text.html, sendOptions(message));
  });
  composer.use(answeredPresses({ pattern: pressPattern, unpack: unpackPress, carryOut, logger }));
  return composer;
}
