import {
  cut,
  inert,
  limits,
  personName,
  projectName,
  readyReasonsFor,
  reasonIn,
  type ReportCard,
} from '@kollab/contract';
import * as z from 'zod/mini';
import { join, markup, richHtml, type Html } from '#src/format/html.ts';
import type { Button, Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import type { Texts } from '#src/texts/texts.ts';
import {
  letters,
  packedId,
  pressData,
  readyReason,
  type PressOf,
} from '#src/presses/press-data.ts';

/**
 * Which report a button is about, and what it does. Why something goes is asked first: a ready reason
 * is named by its place. Cards of before asked about suspending and hiding in their own buttons.
 */
export const reportPress = pressData('r', {
  action: z.union([
    letters({
      d: 'dismiss',
      b: 'askBlock',
      s: 'askSuspend',
      B: 'block',
      S: 'suspend',
      c: 'cancel',
      t: 'askReason',
    }),
    readyReason,
  ]),
  reportId: packedId,
});
export type ReportPress = PressOf<typeof reportPress>;
export type ReportAction = ReportPress['action'];

export function reportCardMessage(card: ReportCard, reader: Reader): Message {
  const { texts } = reader;
  const parts = [head(card, texts), richHtml(inert(cut(card.text, limits.reportText)))];
  if (card.decision) parts.push(outcome(card.decision, texts));
  return {
    text: join(
      parts.filter(({ html }) => html !== ''),
      '\n\n',
    ),
    buttons: card.decision ? [] : decisionButtons(card.reportId, reader),
  };
}

export function decisionButtons(reportId: string, reader: Reader): Button[][] {
  const { reportCard: labels } = reader.texts;
  const press = (text: string, action: ReportAction) => ({
    text,
    callbackData: reportPress.pack({ action, reportId }),
  });
  return [
    [press(labels.dismiss, 'dismiss'), press(labels.block, 'askReason')],
    [openButton(reportId, reader, labels.openToDecide)],
  ];
}

/** In the queue there is room for a reason of one's own. */
export const reasonButtons = (reportId: string, reader: Reader): Button[][] => {
  const { reportCard: labels, locale } = reader.texts;
  return [
    ...readyReasonsFor('removal').map((text, reason) => [
      {
        text: reasonIn(text, locale),
        callbackData: reportPress.pack({ action: { reason }, reportId }),
      },
    ]),
    [openButton(reportId, reader, labels.ownReason)],
    [{ text: labels.cancel, callbackData: reportPress.pack({ action: 'cancel', reportId }) }],
  ];
};

const openButton = (id: string, { open }: Reader, label: string) =>
  open(label, { screen: 'queueItem', kind: 'report', id });

function head(card: ReportCard, { reportCard: texts, locale }: Texts): Html {
  const { subjectType, subjectName, category, openCount } = card;
  const name =
    subjectType === 'profile' ? personName(subjectName) : projectName(subjectName, locale);
  const lines = [
    markup`<b>${card.decision ? texts.titles.decided : texts.titles.waiting}</b>`,
    texts.subject[subjectType](name),
    texts.categories[category],
    texts.reporter(personName(card.reporterName), card.submittedAt),
  ];
  return join(openCount > 1 ? [...lines, texts.openCount(openCount)] : lines, '\n');
}

function outcome(decision: NonNullable<ReportCard['decision']>, { reportCard: texts }: Texts) {
  const lines = [
    texts.outcomes[decision.decision],
    texts.decidedBy(personName(decision.name), decision.at),
  ];
  const comment = cut(decision.comment ?? '', limits.rejectionReasonMax);
  return join(comment === '' ? lines : [...lines, comment], '\n');
}
