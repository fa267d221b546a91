import {
  cut,
  cutLine,
  inert,
  limits,
  personName,
  reasonIn,
  type Appeal,
  type CardDecision,
} from '@kollab/contract';
import { join, markup, richHtml, shownLength, type Html } from '#src/format/html.ts';
import type { Texts } from '#src/texts/texts.ts';

/** Room for the reasons of all fields: the card shows what was submitted too. */
const fieldsRoom = 1500;
const fieldReasonLength = 150;

export function describeDecision(
  decision: CardDecision,
  fields: Readonly<Record<string, string>>,
  { card, locale }: Texts,
): Html {
  const { status, at, reason, rejectedFields } = decision;
  const name = personName(decision.name);
  if (status === 'Withdrawn') return card.withdrawn;
  if (status === 'Approved') return card.approved(name, at);
  if (rejectedFields.length > 0) {
    const lines = rejectedFields.map(({ changeType, reason }) =>
      card.rejectedField(
        fields[changeType] ?? changeType,
        cutLine(reasonIn(reason, locale), fieldReasonLength),
      ),
    );
    return join([card.partlyApproved(name, at), ...withinRoom(lines)], '\n');
  }
  const rejected = card.rejected(name, at);
  if (reason === null) return rejected;
  return join(
    [rejected, card.reason(cut(reasonIn(reason, locale), limits.rejectionReasonMax))],
    '\n',
  );
}

function withinRoom(lines: Html[]): Html[] {
  let taken = 0;
  return lines.filter((line) => (taken += shownLength(line)) <= fieldsRoom);
}

/** How much of an appeal a card shows, in characters; the queue shows all. */
const appealLength = 1000;

export function describeAppeal(appeal: Appeal, { card, locale }: Texts): Html {
  const { rejectedBy, rejectedAt } = appeal;
  const who = [
    ...(rejectedBy === null ? [] : [personName(rejectedBy)]),
    ...(rejectedAt === null ? [] : [card.moment(rejectedAt)]),
  ];
  const lines = [
    markup`<i>${card.appeal}</i>`,
    richHtml(inert(cut(appeal.text, appealLength, appealLength))),
    card.earlier(join(who, ', '), cut(reasonIn(appeal.reason, locale), limits.rejectionReasonMax)),
  ];
  return join(appeal.isOwnDecision ? [...lines, card.ownDecision] : lines, '\n');
}
