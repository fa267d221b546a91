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

/** The way to exactly this in the queue. */
export const openButton = (submission: Submission, { texts, open }: Reader): Button =>
  open(texts.card.open, {
    screen: 'queueItem',
    kind: submission.kind,
    id: submission.kind === 'project' ? submission.projectId : String(submission.telegramId),
  });

/** What moderators can do about a submission; nobody takes what is taken already. */
export function cardButtons(submission: Submission, reader: Reader, isTaken: boolean): Button[][] {
  const { card } = reader.texts;
  const press = pressOn(submission);
  const data = (action: ModerationAction) => moderationPress.pack({ ...submission, action });
  const open = openButton(submission, reader);
  return [
    [yes(card.approve, data('approve')), no(card.reject, data('reject'))],
    isTaken ? [open] : [press(card.take, 'take'), open],
  ];
}

/** The ready reasons that fit what changes, in a card's keyboard, and the way back. */
export function reasonButtons(
  submission: Submission,
  changed: readonly string[],
  { moderation, locale }: Texts,
  isTaken: boolean,
): Button[][] {
  const press = pressOn(submission);
  const all = readyReasonsFor(submission.kind);
  return [
    ...readyReasonsFor(submission.kind, changed).map((text) => [
      press(reasonIn(text, locale), { reason: all.indexOf(text) }),
    ]),
    [press(moderation.ownReason, 'write')],
    [press(moderation.back, isTaken ? 'backTaken' : 'back')],
  ];
}
