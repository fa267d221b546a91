import {
  cut,
  decideWorkText,
  getOwnRole,
  inert,
  limits,
  personName,
  projectName,
  readyReasonsFor,
  reasonIn,
  vacancyTitle,
  type WorkTextCard,
} from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import * as z from 'zod/mini';
import { join, markup, richHtml, type Html } from '#src/format/html.ts';
import { type Button, type Message, no, yes } from '#src/messages/message.ts';
import { readerIn, type Reader } from '#src/messages/reader.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses, type PressContext } from '#src/presses/answered-presses.ts';
import {
  letters,
  packedId,
  pressData,
  type PressOf,
  readyReason,
  whole,
} from '#src/presses/press-data.ts';
import { isShown, redrawButtons } from '#src/presses/redraw.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import type { Texts } from '#src/texts/texts.ts';

export const workTextPress = pressData('j', {
  action: z.union([letters({ a: 'approve', r: 'askReason', c: 'cancel' }), readyReason]),
  confirmationId: packedId,
  version: whole(),
});
type Press = PressOf<typeof workTextPress>;
type About = Omit<Press, 'action'>;

export function workTextMessage(card: WorkTextCard, reader: Reader): Message {
  const { workText: words, locale } = reader.texts;
  const { outcome } = card;
  const parts: Html[] = [
    join(
      [
        markup`<b>${outcome ? words.decidedTitle : words.title}</b>`,
        words.project(projectName(card.projectName, locale), personName(card.ownerName)),
        words.about(personName(card.name), vacancyTitle(card.role)),
      ],
      '\n',
    ),
    ...(card.text === '' ? [] : [richHtml(inert(cut(card.text, limits.workText)))]),
    ...(outcome ? [outcomeOf(outcome, reader.texts)] : []),
  ];
  return {
    text: join(parts, '\n\n'),
    buttons: outcome
      ? []
      : card.isForOthers
        ? [[queueButton(reader)]]
        : decisionButtons(card, reader),
  };
}

function outcomeOf(outcome: NonNullable<WorkTextCard['outcome']>, { workText: words }: Texts) {
  const lines = [
    markup`${words.outcomes[outcome.state]}`,
    ...(outcome.name === null ? [] : [words.decidedBy(personName(outcome.name), outcome.at)]),
    ...(outcome.reason ? [words.reason(cut(outcome.reason, limits.rejectionReasonMax))] : []),
  ];
  return join(lines, '\n');
}

const queueButton = ({ texts, open }: Reader) => open(texts.workText.look, { screen: 'queue' });

function decisionButtons({ confirmationId, version }: About, reader: Reader): Button[][] {
  const { workText: words } = reader.texts;
  const pack = (action: Press['action']) => workTextPress.pack({ action, confirmationId, version });
  return [
    [yes(words.approve, pack('approve')), no(words.reject, pack('askReason'))],
    [queueButton(reader)],
  ];
}

function reasonButtons({ confirmationId, version }: About, reader: Reader): Button[][] {
  const { workText: words, locale } = reader.texts;
  const pack = (action: Press['action']) => workTextPress.pack({ action, confirmationId, version });
  return [
    ...readyReasonsFor('removal').map((text, reason) => [
      { text: reasonIn(text, locale), callbackData: pack({ reason }) },
    ]),
    [{ text: words.back, callbackData: pack('cancel') }],
  ];
}

export function workTexts({ api, app, logger }: Surroundings): Composer<Context> {
  async function decide(ctx: PressContext, { action, confirmationId: id, version }: Press) {
    const comment =
      typeof action === 'object' ? readyReasonsFor('removal')[action.reason] : undefined;
    const body = { version, approve: comment === undefined, ...(comment && { comment }) };
    const { state } = await api(decideWorkText, { params: { id }, body }, actingFor(ctx.from.id));
    return state;
  }

  async function carryOut(ctx: PressContext, press: Press, texts: Texts) {
    const { action } = press;
    const words = texts.workText;
    if (typeof action === 'object' || action === 'approve') {
      return words.outcomes[await decide(ctx, press)];
    }
    // The card is everyone's in a group: only whoever may decide changes its buttons.
    const { role } = await api(getOwnRole, {}, actingFor(ctx.from.id));
    if (role === 'user') return texts.presses.notYours;
    if (!isShown(ctx)) return texts.presses.alreadyDecided;
    const reader = readerIn(ctx, app);
    const isAsking = action === 'askReason';
    await redrawButtons(
      ctx,
      isAsking ? reasonButtons(press, reader) : decisionButtons(press, reader),
    );
    return isAsking ? words.chooseReason : undefined;
  }

  return answeredPresses({ data: workTextPress, carryOut, logger });
}
