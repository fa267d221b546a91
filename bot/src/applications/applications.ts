import {
  decideApplication,
  getApplication,
  personName,
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
    letters({
      a: 'accept',
      p: 'acceptBoth',
      r: 'reject',
      w: 'write',
      n: 'rejectSilently',
      b: 'back',
    }),
    readyReason,
  ]),
  projectId: packedId,
  vacancyId: packedId,
  telegramId: whole(undefined, 36),
});
type ApplicationPress = PressOf<typeof applicationPress>;
type Pressed = Pick<ApplicationPress, 'vacancyId' | 'telegramId'>;

export function applicationMessage(card: ApplicationCard, reader: Reader): Message {
  const { text, buttons } = eventMessage({ kind: 'applicationCard', card }, reader);
  return { text, buttons: [...answers(card, reader.texts), ...buttons] };
}

function answers(card: ApplicationCard, { application: texts }: Texts): Button[][] {
  const { projectId, vacancyId, status, mayDecide, mayAcceptLate, partner, isPartnerAway } = card;
  const data = (action: ApplicationPress['action'], telegramId = card.telegramId) =>
    applicationPress.pack({ action, projectId, vacancyId, telegramId });
  const accept = partner
    ? yes(texts.acceptBoth, data('acceptBoth'))
    : yes(texts.accept, data('accept'));
  if (mayAcceptLate) return isPartnerAway ? [] : [[accept]];
  if (status !== 'Pending' || !mayDecide) return [];
  if (isPartnerAway) return [[no(texts.reject, data('reject'))]];
  const one = (person: { name: string; telegramId: number }) => ({
    text: texts.acceptOne(personName(person.name)),
    callbackData: data('accept', person.telegramId),
  });
  const apart = partner && card.mayPart ? [[one(card), one(partner)]] : [];
  return [[accept, no(texts.reject, data('reject'))], ...apart];
}

/** The card itself changes by notification. */
export const applications = ({ api, app, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: applicationPress,
    async carryOut(ctx, press, texts) {
      const { action, ...params } = press;
      const acting = actingFor(ctx.from.id);
      const seen = await api(getApplication, { params }, acting);
      const { status, closedBecause, userName, pair } = seen;
      const isAccepting = action === 'accept' || action === 'acceptBoth';
      // Where it was filled meanwhile, the refusal says what to do.
      const isClosed = closedBecause === 'noAnswer' || closedBecause === 'vacancyFilled';
      const mayAcceptLate = isAccepting && isClosed;
      if (status !== 'Pending' && !mayAcceptLate) return texts.presses.alreadyDecided;
      if (action === 'back') return showReasons(ctx, []);
      if (action === 'reject') return showReasons(ctx, reasonButtons(press, texts));
      if (action === 'write') {
        await askReason(ctx, questionAbout(app, { ...params, name: userName }, texts));
        return undefined;
      }
      // A no is for both of two who apply together.
      const isForBoth = action === 'acceptBoth' || (!isAccepting && Boolean(pair));
      const decision = isAccepting ? ({ status: 'Accepted' } as const) : rejectionFor(action);
      const body = { ...decision, ...(isForBoth && { withPartner: true }) };
      const { contact } = await api(decideApplication, { params, body }, acting);
      const { bothRejected, rejected, bothAccepted, accepted } = texts.application;
      if (!isAccepting) return isForBoth ? bothRejected : rejected;
      // Accepting has already succeeded.
      const person = isForBoth || isOwnCard(ctx, press) ? null : contact;
      await followAcceptance(ctx, params, { api, texts, person }).catch((error: unknown) =>
        logRefusal(logger, { person: ctx.from.id, ...params }, error),
      );
      return isForBoth ? bothAccepted : accepted;
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

type Rejecting = Exclude<
  ApplicationPress['action'],
  'accept' | 'acceptBoth' | 'reject' | 'write' | 'back'
>;

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

async function showReasons(ctx: PressContext, reasons: Button[][]): Promise<undefined> {
  await showBelow(
    ctx,
    (data) => {
      const press = applicationPress.unpack(data);
      return (
        press !== undefined && !['accept', 'acceptBoth', 'reject'].includes(press.action as string)
      );
    },
    reasons,
  );
}
