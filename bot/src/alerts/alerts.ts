import { type AlertCard, cutLine, save, setSearchMode } from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import * as z from 'zod/mini';
import type { Button, Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { saidMessage } from '#src/messages/said-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { packedId, pressData } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

/** A button names what it is about, as long as it fits beside the words. */
const labelShown = 24;
/** More searches than that are muted in the app. */
const searchesShown = 3;

export const savePress = pressData('k', {
  kind: z.enum(['vacancy', 'project', 'person']),
  id: packedId,
});
export const mutePress = pressData('u', { searchId: packedId });

/** What saved searches found, with the ways to keep it and to hear no more. */
export function alertMessage(card: AlertCard, reader: Reader): Message {
  const { save: keep, mute, muteAll } = reader.texts.alerts;
  const [only] = card.items;
  const message = saidMessage(
    { kind: 'alertCard', card },
    reader,
    only && card.count === 1 ? [{ text: keep, callbackData: savePress.pack(only) }] : [],
  );
  const mutes = card.searches.slice(0, searchesShown).map(({ id, label }): Button[] => {
    const text = label === '' ? muteAll : mute(cutLine(label, labelShown));
    return [{ text, callbackData: mutePress.pack({ searchId: id }) }];
  });
  return { ...message, buttons: [...message.buttons, ...mutes] };
}

/** The buttons under what saved searches found. */
export function alerts({ api, logger }: Surroundings): Composer<Context> {
  const composer = new Composer();
  composer.use(
    answeredPresses({
      data: savePress,
      async carryOut(ctx, params, texts) {
        await api(save, { params, body: {} }, actingFor(ctx.from.id));
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
