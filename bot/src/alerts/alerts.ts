import {
  type AlertCard,
  cutLine,
  openItem,
  save,
  searchLabel,
  setSearchMode,
  shortNamesOf,
} from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import * as z from 'zod/mini';
import type { Button, Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { eventMessage } from '#src/messages/event-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses, type PressContext } from '#src/presses/answered-presses.ts';
import { packedId, pressData } from '#src/presses/press-data.ts';
import { redrawKeyboard } from '#src/presses/redraw.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

/** A button names what it is about, as long as it fits beside the words. */
const labelShown = 24;
/** More searches than that are muted in the app. */
const searchesShown = 3;
const itemsShown = 5;

export const savePress = pressData('k', {
  kind: z.enum(['vacancy', 'project', 'person']),
  id: packedId,
});
export const mutePress = pressData('u', { searchId: packedId });

export function alertMessage(card: AlertCard, reader: Reader): Message {
  const { open, texts } = reader;
  const { save: keep, mute, muteAll } = texts.alerts;
  const { text, buttons } = eventMessage({ kind: 'alertCard', card }, reader);
  const things = [...card.items, ...card.matches.map(({ item }) => item)];
  const isOne = card.count === 1 && card.matches.length + card.news.length === 0;
  const names = shortNamesOf(things.slice(0, itemsShown), texts.locale);
  const rows = things.slice(0, itemsShown).map((item, place): Button[] => {
    const { label, target } = openItem(item, texts.locale);
    const name = isOne ? label : cutLine(names[place] ?? '', labelShown);
    return [open(name, target), { text: keep, callbackData: savePress.pack(item) }];
  });
  const mutes = card.searches.slice(0, searchesShown).map(({ id, filter }): Button[] => {
    const label = searchLabel(filter, texts.locale);
    const muted = label === '' ? muteAll : mute(cutLine(label, labelShown));
    return [{ text: muted, callbackData: mutePress.pack({ searchId: id }) }];
  });
  return { text, buttons: [...rows, ...(isOne && rows.length > 0 ? [] : buttons), ...mutes] };
}

async function renamePressed(ctx: PressContext, text: string) {
  const { message, data } = ctx.callbackQuery;
  const rows = message?.reply_markup?.inline_keyboard ?? [];
  const renamed = rows.map((row) =>
    row.map((button) =>
      'callback_data' in button && button.callback_data === data ? { ...button, text } : button,
    ),
  );
  if (renamed.length > 0) await redrawKeyboard(ctx, renamed);
}

export function alerts({ api, logger }: Surroundings): Composer<Context> {
  const composer = new Composer();
  composer.use(
    answeredPresses({
      data: savePress,
      async carryOut(ctx, params, texts) {
        await api(save, { params, body: {} }, actingFor(ctx.from.id));
        await renamePressed(ctx, texts.alerts.kept);
        return texts.alerts.saved;
      },
      logger,
    }),
    answeredPresses({
      data: mutePress,
      async carryOut(ctx, { searchId: id }, texts) {
        const body = { mode: 'never' } as const;
        await api(setSearchMode, { params: { id }, body }, actingFor(ctx.from.id));
        return texts.alerts.muted;
      },
      logger,
    }),
  );
  return composer;
}
