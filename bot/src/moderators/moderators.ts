import {
  ApiError,
  cut,
  findByUsername,
  getUserByTelegram,
  grantModerator,
  listModerators,
  type Moderator,
  personName,
  takeModerator,
  displayName,
} from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import { actingFor } from '#src/platform/api.ts';
import { join } from '#src/format/html.ts';
import { sendOptions, type Button, type Message } from '#src/messages/message.ts';
import { answeredPresses, type PressContext } from '#src/presses/answered-presses.ts';
import { redraw, redrawButtons } from '#src/presses/redraw.ts';
import { textsIn, type Texts } from '#src/texts/texts.ts';
import { letters, pressData, whole, type PressOf } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

export const moderatorPress = pressData('d', {
  act: letters({ g: 'grant', t: 'askTake', T: 'take', c: 'cancel' }),
  telegramId: whole(),
});
type ModeratorPress = PressOf<typeof moderatorPress>;

type Person = Pick<Moderator, 'telegramId' | 'name' | 'role'>;

/** As many as fit a message with the longest names; `/admin @username` shows the others. */
const shown = 40;
const labelLength = 60;

const isRefused = (error: unknown, ...codes: string[]) =>
  error instanceof ApiError && codes.includes(error.code ?? '');

const grantButton = ({ telegramId, name }: Person, texts: Texts['admin']): Button => ({
  text: cut(texts.grant(personName(name)), labelLength),
  callbackData: moderatorPress.pack({ act: 'grant', telegramId }),
});

const takeButton = ({ telegramId, name }: Person, texts: Texts['admin']): Button => ({
  text: cut(texts.take(personName(name)), labelLength),
  callbackData: moderatorPress.pack({ act: 'askTake', telegramId }),
});

const confirmButtons = ({ telegramId, name }: Person, texts: Texts['admin']): Button[][] => [
  [
    {
      text: cut(texts.confirmTake(personName(name)), labelLength),
      callbackData: moderatorPress.pack({ act: 'take', telegramId }),
    },
  ],
  [{ text: texts.cancel, callbackData: moderatorPress.pack({ act: 'cancel', telegramId }) }],
];

export function listMessage(moderators: readonly Moderator[], texts: Texts['admin']): Message {
  const appointed = moderators.filter(({ role }) => role === 'moderator');
  const listed = appointed.slice(0, shown);
  const lines = listed.map(({ name, username }) => texts.moderator(personName(name), username));
  if (listed.length < appointed.length) lines.push(texts.more(appointed.length - listed.length));
  const list = lines.length > 0 ? texts.list(lines) : texts.nobody;
  return {
    text: join([list, texts.how], '\n\n'),
    buttons: listed.map((moderator) => [takeButton(moderator, texts)]),
  };
}

function personMessage(person: Person, texts: Texts['admin']): Message {
  const name = personName(person.name);
  switch (person.role) {
    case 'admin':
      return { text: texts.alreadyAdmin(name), buttons: [] };
    case 'moderator':
      return { text: texts.already(name), buttons: [[takeButton(person, texts)]] };
    case 'user':
      return { text: texts.ask(name), buttons: [[grantButton(person, texts)]] };
  }
  return { text: texts.unknown, buttons: [] };
}

/** /admin: lists the moderators, appoints and dismisses them; each by the admin's own rights. */
export function moderators({ api, app, logger }: Surroundings): Composer<Context> {
  const list = async (by: number, texts: Texts) =>
    listMessage(await api(listModerators, {}, actingFor(by)), texts.admin);

  async function find(given: string, by: number): Promise<Person> {
    if (!/^\d+$/.test(given)) {
      return api(findByUsername, { params: { username: given } }, actingFor(by));
    }
    const telegramId = Number(given);
    const moderators = await api(listModerators, {}, actingFor(by));
    const known = moderators.find((one) => one.telegramId === telegramId);
    if (known) return known;
    const user = await api(getUserByTelegram, { params: { telegramId } }, actingFor(by));
    return { telegramId, name: displayName(user), role: 'user' };
  }

  async function answer(given: string, by: number, texts: Texts): Promise<Message> {
    const { admin: said, chat } = texts;
    try {
      return given === '' ? await list(by, texts) : personMessage(await find(given, by), said);
    } catch (error) {
      if (isRefused(error, 'forbidden')) {
        return {
          text: said.notYours,
          buttons: [[{ text: chat.openApp, webApp: app.at({ screen: 'open' }) }]],
        };
      }
      if (isRefused(error, 'userNotFound', 'badInput')) return { text: said.unknown, buttons: [] };
      throw error;
    }
  }

  async function askTake(ctx: PressContext, telegramId: number, texts: Texts) {
    const moderators = await api(listModerators, {}, actingFor(ctx.from.id));
    const appointed = moderators.find((one) => one.telegramId === telegramId);
    if (appointed?.role !== 'moderator') {
      await redraw(ctx, listMessage(moderators, texts.admin));
      return texts.presses.alreadyDecided;
    }
    await redrawButtons(ctx, confirmButtons(appointed, texts.admin));
    return texts.admin.sureTake;
  }

  async function carryOut(ctx: PressContext, { act, telegramId }: ModeratorPress, texts: Texts) {
    if (act === 'askTake') return askTake(ctx, telegramId, texts);
    if (act !== 'cancel') {
      const endpoint = act === 'grant' ? grantModerator : takeModerator;
      await api(endpoint, { params: { id: telegramId }, body: {} }, actingFor(ctx.from.id));
    }
    await redraw(ctx, await list(ctx.from.id, texts));
    return { grant: texts.admin.granted, take: texts.admin.taken, cancel: undefined }[act];
  }

  const composer = new Composer();
  composer.chatType('private').command('admin', async (ctx) => {
    const given = ctx.match.trim().slice(0, 40);
    const message = await answer(given, ctx.from.id, textsIn(ctx));
    await ctx.reply(message.text.html, sendOptions(message));
  });
  composer.use(answeredPresses({ data: moderatorPress, carryOut, logger }));
  return composer;
}
