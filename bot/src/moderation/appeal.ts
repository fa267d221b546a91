import { cut, inert, limits, personName, reasonIn, type Appeal } from '@kollab/contract';
import { join, markup, type Html } from '#src/format/html.ts';
import { richHtml } from '#src/format/rich-html.ts';
import type { Texts } from '#src/texts/texts.ts';

/** How much of an appeal a card shows, in characters; the queue shows all. */
const appealLength = 1000;

/** What a person says against a rejection, and the rejection itself. */
export function describeAppeal(appeal: Appeal, { card, locale }: Texts): Html {
  const { rejectedBy, rejectedAt } = appeal;
  const who = [
    rejectedBy === null ? '' : personName(rejectedBy),
    rejectedAt === null ? '' : card.moment(rejectedAt),
  ];
  const lines = [
    markup`<i>${card.appeal}</i>`,
    richHtml(inert(cut(appeal.text, appealLength, appealLength))),
    card.earlier(
      who.filter(Boolean).join(', '),
      cut(reasonIn(appeal.reason, locale), limits.rejectionReasonMax),
    ),
  ];
  return join(appeal.isOwnDecision ? [...lines, card.ownDecision] : lines, '\n');
}
