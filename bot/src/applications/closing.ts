import {
  closeVacancy,
  type Contact,
  getVacancy,
  personLink,
  reopenVacancy,
} from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import { join, richHtml } from '#src/format/html.ts';
import { no, sendOptions, type Button } from '#src/messages/message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses, type PressContext } from '#src/presses/answered-presses.ts';
import { letters, packedId, pressData, type PressOf } from '#src/presses/press-data.ts';
import { redraw, redrawButtons } from '#src/presses/redraw.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import type { Texts } from '#src/texts/texts.ts';

export const closingPress = pressData('z', {
  action: letters({ q: 'ask', y: 'close', b: 'back', p: 'addPlace' }),
  projectId: packedId,
  vacancyId: packedId,
});
type ClosingPress = PressOf<typeof closingPress>;
type Place = Omit<ClosingPress, 'action'>;

const button = (text: string, action: ClosingPress['action'], place: Place): Button => ({
  text,
  callbackData: closingPress.pack({ ...place, action }),
});

const question = (place: Place, { closing }: Texts): Button[][] => [
  [button(closing.closeAndReject, 'ask', place)],
];

/**
 * Asks an owner who has just accepted somebody whether the vacancy takes more, and says how to reach
 * `person` where they do not read that already; silent where there is nothing to say.
 */
export async function followAcceptance(
  ctx: PressContext,
  { projectId, vacancyId }: Place,
  { api, texts, person }: Pick<Surroundings, 'api'> & { texts: Texts; person: Contact | null },
) {
  const place = { projectId, vacancyId };
  const vacancy = await api(getVacancy, { params: place }, actingFor(ctx.from.id)).catch(
    (error: unknown) => {
      // Whom to write to is known already.
      if (!person) throw error;
    },
  );
  const isOpen = vacancy !== undefined && !vacancy.isClosed;
  const isFilled = vacancy?.isFilled === true;
  const said = [
    ...(isOpen ? [texts.closing.question(vacancy.title)] : []),
    ...(isFilled ? [texts.closing.filled(vacancy.title)] : []),
    ...(person ? [texts.closing.meet(richHtml([personLink(person)]))] : []),
  ];
  if (said.length === 0) return;
  const text = join(said, '\n\n');
  const more = [[button(texts.closing.addPlace, 'addPlace', place)]];
  const buttons = isOpen ? question(place, texts) : isFilled ? more : [];
  await ctx.reply(text.html, sendOptions({ text, buttons }));
}

export const closing = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: closingPress,
    async carryOut(ctx, { action, ...params }, texts) {
      const words = texts.closing;
      if (action === 'back') {
        await redrawButtons(ctx, question(params, texts));
        return undefined;
      }
      if (action === 'ask') {
        await redrawButtons(ctx, [
          [no(words.sure, closingPress.pack({ ...params, action: 'close' }))],
          [button(words.back, 'back', params)],
        ]);
        return words.hint;
      }
      if (action === 'addPlace') {
        await api(reopenVacancy, { params, body: {} }, actingFor(ctx.from.id));
        await redrawButtons(ctx, []);
        return words.placeAdded;
      }
      const body = { rejectOthers: true };
      const { rejected } = await api(closeVacancy, { params, body }, actingFor(ctx.from.id));
      await redraw(ctx, { text: words.closed(rejected), buttons: [] });
      return undefined;
    },
    logger,
  });
