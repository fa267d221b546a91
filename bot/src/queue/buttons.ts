import { readyReasonsFor, reasonIn } from '@kollab/contract';
import { no, yes, type Button } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import type { Texts } from '#src/texts/texts.ts';
import { moderationPress, type ModerationAction, type Submission } from './submission.ts';

const pressOn =
  (submission: Submission) =>
  (text: string, action: ModerationAction): Button => ({
    text,
    callbackData: moderationPress.pack({ ...submission, action }),
  });

export const openButton = (submission: Submission, { texts, open }: Reader): Button =>
  open(texts.card.open, {
    screen: 'queueItem',
    kind: submission.kind,
    id: submission.kind === 'project' ? submission.projectId : String(submission.telegramId),
  });

export interface CardState {
  isTaken: boolean;
  /** It does not show all that an approval would publish: that is looked at in the app first. */
  isUnseen: boolean;
}

export function cardButtons(
  submission: Submission,
  reader: Reader,
  { isTaken, isUnseen }: CardState,
): Button[][] {
  const { card } = reader.texts;
  const press = pressOn(submission);
  const data = (action: ModerationAction) => moderationPress.pack({ ...submission, action });
  const reject = no(card.reject, data('reject'));
  const take = isTaken ? [] : [press(card.take, 'take')];
  if (isUnseen) {
    const { text: _, ...open } = openButton(submission, reader);
    return [[{ ...open, text: card.openWhole }], [reject, ...take]];
  }
  return [
    [yes(card.approve, data('approve')), reject],
    [...take, openButton(submission, reader)],
  ];
}

const backTo = ({ isTaken, isUnseen }: CardState): ModerationAction =>
  isUnseen ? (isTaken ? 'backUnseenTaken' : 'backUnseen') : isTaken ? 'backTaken' : 'back';

/** How the card stood that reasons lead back to; undefined for what leads to no card. */
export function stateAfter(action: ModerationAction): CardState | undefined {
  switch (action) {
    case 'back':
      return { isTaken: false, isUnseen: false };
    case 'backTaken':
      return { isTaken: true, isUnseen: false };
    case 'backUnseen':
      return { isTaken: false, isUnseen: true };
    case 'backUnseenTaken':
      return { isTaken: true, isUnseen: true };
    default:
      return undefined;
  }
}

export function reasonButtons(
  submission: Submission,
  changed: readonly string[],
  { moderation, locale }: Texts,
  state: CardState,
): Button[][] {
  const press = pressOn(submission);
  const all = readyReasonsFor(submission.kind);
  return [
    ...readyReasonsFor(submission.kind, changed).map((text) => [
      press(reasonIn(text, locale), { reason: all.indexOf(text) }),
    ]),
    [press(moderation.ownReason, 'write')],
    [press(moderation.back, backTo(state))],
  ];
}
