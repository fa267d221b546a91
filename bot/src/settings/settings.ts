import {
  getNotificationSettings,
  getOwnRole,
  type NotificationSettings,
  setNotificationSettings,
} from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import type { User } from 'grammy/types';
import { actingFor } from '#src/platform/api.ts';
import { sendOptions } from '#src/messages/message.ts';
import { answeredPresses, type PressContext } from '#src/presses/answered-presses.ts';
import { redraw } from '#src/presses/redraw.ts';
import { textsIn, type Texts } from '#src/texts/texts.ts';
import {
  settingsMessage,
  settingsPress,
  type SettingsPress,
  type ShownSettings,
} from './settings-message.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

/** The day on which somebody is back, by Moscow's clock. */
const dayIn = (days: number) =>
  new Date(Date.now() + (days * 24 + 3) * 60 * 60_000).toISOString().slice(0, 10);

function changeOf(press: SettingsPress) {
  switch (press.act) {
    case 'mode':
      return { modes: { [press.kind]: press.mode } };
    case 'quiet':
      return { quietFrom: press.from, quietTo: press.to };
    case 'never':
      return { quietFrom: null, quietTo: null };
    case 'digest':
      return { digestAt: press.at };
    case 'zone':
      return { timeZone: press.zone };
    case 'away':
      return { awayUntil: press.days === 0 ? null : dayIn(press.days) };
    case 'view':
      return undefined;
  }
  return undefined;
}

export function settings({ api, logger }: Surroundings): Composer<Context> {
  async function shown(
    person: User,
    { settings: texts }: Texts,
    given?: NotificationSettings,
  ): Promise<ShownSettings> {
    const params = { telegramId: person.id };
    const [read, { role }] = await Promise.all([
      given ?? api(getNotificationSettings, { params }, actingFor(person.id)),
      api(getOwnRole, {}, actingFor(person.id)),
    ]);
    return { settings: read, isModerator: role !== 'user', texts };
  }

  async function carryOut(ctx: PressContext, press: SettingsPress, texts: Texts) {
    const body = changeOf(press);
    const params = { telegramId: ctx.from.id };
    const changed =
      body && (await api(setNotificationSettings, { params, body }, actingFor(ctx.from.id)));
    const view = press.act === 'view' ? press.view : 'main';
    await redraw(ctx, settingsMessage(await shown(ctx.from, texts, changed), view));
    return changed && texts.settings.saved;
  }

  const composer = new Composer();
  composer.chatType('private').command('settings', async (ctx) => {
    const message = settingsMessage(await shown(ctx.from, textsIn(ctx)));
    await ctx.reply(message.text.html, sendOptions(message));
  });
  composer.use(answeredPresses({ data: settingsPress, carryOut, logger }));
  return composer;
}
