import {
  decideApplication,
  getApplication,
  readyReasonsFor,
  reasonIn,
  type ApplicationCard,
} from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import * as z from 'zod/mini';
import { no, yes, type Button, type Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { eventMessage } from '#src/messages/event-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { askReason } from '#src/presses/ask-reason.ts';
import { answeredPresses, type PressContext } from '#src/presses/answered-presses.ts';
import {
  letters,
  packedId,
  pressData,
  readyReason,
  whole,
  type PressOf,
} from '#src/presses/press-data.ts';
import { isInaccessible } from '#src/presses/redraw.ts';
import { logRefusal } from '#src/presses/refusals.ts';
import { showBelow } from '#src/presses/show-below.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import { followAcceptance } from './closing.ts';
import { questionAbout } from './own-words.ts';
import type { Texts } from '#src/texts/texts.ts';

/**
 * Which application a button is about, and what is decided: two ids leave little room. `reject` asks why
 * first: a ready reason is named by its place, `write` asks for one in own words,
 * `rejectSilently` gives none, `back` thinks better of it.
 */
export const applicationPress = pressData('a', {
  action: z.union([
    letters({ a: 'accept', r: 'reject', w: 'write', n: 'rejectSilently', b: 'back' }),
    readyReason,
  ]),
  projectId: packedId,
  vacancyId: packedId,
  telegramId: whole(undefined, 36),
});
type ApplicationPress = PressOf<typeof applicationPress>;
type Pressed = Pick<ApplicationPress, 'vacancyId' | 'telegramId'>;

/** An application as its project's owner sees it; once decided it says so and cannot be decided. */
export const applicationMessage = (card: ApplicationCard, reader: Reader): Message =>
  eventMessage({ kind: 'applicationCard', card }, reader, answers(card, reader.texts));

function answers(card: ApplicationCard, { application: texts }: Texts): Button[] {
  const { projectId, vacancyId, telegramId, status, mayDecide, mayAcceptLate } = card;
  const data = (action: ApplicationPress['action']) =>
    applicationPress.pack({ action, projectId, vacancyId, telegramId });
  const accept = yes(texts.accept, data('accept'));
  if (mayAcceptLate) return [accept];
  if (status !== 'Pending' || !mayDecide) return [];
  return [accept, no(texts.reject, data('reject'))];
}

/** The buttons under an application's card; the card itself changes by notification. */
export const applications = ({ api, app, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: applicationPress,
    async carryOut(ctx, press, texts) {
      const { action, ...params } = press;
      const acting = actingFor(ctx.from.id);
      const { status, closedBecause, userName } = await api(getApplication, { params }, acting);
      // Where it was filled meanwhile, the refusal says what to do.
      const isClosed = closedBecause === 'noAnswer' || closedBecause === 'vacancyFilled';
      const mayAcceptLate = action === 'accept' && isClosed;
      if (status !== 'Pending' && !mayAcceptLate) return texts.presses.alreadyDecided;
      if (action === 'back') return showReasons(ctx, []);
      if (action === 'reject') return showReasons(ctx, reasonButtons(press, texts));
      if (action === 'write') {
        await askReason(ctx, questionAbout(app, { ...params, name: userName }, texts));
        return undefined;
      }
      const body = action === 'accept' ? ({ status: 'Accepted' } as const) : rejectionFor(action);
      const { contact } = await api(decideApplication, { params, body }, acting);
      if (action !== 'accept') return texts.application.rejected;
      // It is accepted all the same.
      const person = isOwnCard(ctx, press) ? null : contact;
      await followAcceptance(ctx, params, { api, texts, person }).catch((error: unknown) =>
        logRefusal(logger, { person: ctx.from.id, ...params }, error),
      );
      return texts.application.accepted;
    },
    logger,
  });

/** Whether it was pressed under the application's own card, which says how to reach who applied. */
const isOwnCard = (ctx: PressContext, { vacancyId, telegramId }: Pressed) =>
  !isInaccessible(ctx) &&
  (ctx.callbackQuery.message?.reply_markup?.inline_keyboard ?? []).flat().every((key) => {
    if (!('callback_data' in key)) return true;
    const press = applicationPress.unpack(key.callback_data);
    return press?.vacancyId === vacancyId && press.telegramId === telegramId;
  });

type Rejecting = Exclude<ApplicationPress['action'], 'accept' | 'reject' | 'write' | 'back'>;

function rejectionFor(action: Rejecting) {
  const reason =
    action === 'rejectSilently' ? undefined : readyReasonsFor('application')[action.reason];
  return { status: 'Rejected' as const, ...(reason !== undefined && { reason }) };
}

function reasonButtons(press: ApplicationPress, { application: texts, locale }: Texts): Button[][] {
  const button = (text: string, action: ApplicationPress['action']) => ({
    text,
    callbackData: applicationPress.pack({ ...press, action }),
  });
  return [
    ...readyReasonsFor('application').map((text, reason) => [
      button(reasonIn(text, locale), { reason }),
    ]),
    [button(texts.ownWords, 'write'), button(texts.rejectSilently, 'rejectSilently')],
    [button(texts.back, 'back')],
  ];
}

/** Puts reasons under the row of decisions they belong to. */
async function showReasons(ctx: PressContext, reasons: Button[][]): Promise<undefined> {
  await showBelow(
    ctx,
    (data) => {
      const press = applicationPress.unpack(data);
      return press !== undefined && !['accept', 'reject'].includes(press.action as string);
    },
    reasons,
  );
}
