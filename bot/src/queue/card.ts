import {
  cutLine,
  limits,
  personName,
  type Appeal,
  type CardDecision,
  type Claim,
  type ModerationCard,
} from '@kollab/contract';
import { join, markup, shownLength, type Html } from '#src/format/html.ts';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import type { Texts } from '#src/texts/texts.ts';
import { describeAppeal, describeDecision } from './decision.ts';
import { cardButtons, openButton } from './buttons.ts';
import { describeChange } from './changes/changes.ts';
import type { Submission } from './submission.ts';
import { type ChangeText, withinRoom } from './changes/change-text.ts';

interface Shown {
  title: string;
  about: string[];
  changes: ChangeText[];
  picture: unknown;
  submission: Submission;
  claimedBy: Claim | null;
  decision: CardDecision | null;
  appeal: Appeal | null;
  newTags: readonly string[];
  isCut?: boolean;
  fields: Readonly<Record<string, string>>;
}

/** What a card may show, with some of Telegram's 4096 characters to spare. */
const room = 4000;

export function submissionMessage(shown: Shown, reader: Reader): Message {
  const { decision, appeal, fields } = shown;
  const picture = reader.file(shown.picture);
  const { texts } = reader;
  const before = [join(head(shown, texts), '\n')];
  if (appeal && !decision) before.push(describeAppeal(appeal, texts));
  if (shown.newTags.length > 0 && !decision) before.push(describeNewTags(shown.newTags, texts));
  const after = decision ? [describeDecision(decision, fields, texts)] : [];
  const taken = [...before, ...after].reduce((sum, part) => sum + shownLength(part) + 2, 0);
  const { texts: changes, isCut } = withinRoom(shown.changes, room - taken, texts);
  const isUnseen = !decision && (isCut || shown.isCut === true);
  return {
    text: join(
      [
        ...before,
        ...(changes.length > 0 ? [join(changes, '\n')] : []),
        ...(isUnseen ? [markup`<i>${texts.card.notAll}</i>`] : []),
        ...after,
      ],
      '\n\n',
    ),
    buttons: decision ? [] : buttonsOf(shown, reader, isUnseen),
    ...(picture !== undefined && { picture }),
  };
}

function head({ title, about, decision, claimedBy }: Shown, { card }: Texts): Html[] {
  const lines = [markup`<b>${title}</b>`, ...about.map((line) => markup`${line}`)];
  if (decision || !claimedBy) return lines;
  return [...lines, card.claimedBy(personName(claimedBy.name), claimedBy.until)];
}

/** New tags named in a card; the queue has them all. */
const newTagsLength = 300;

const describeNewTags = (tags: readonly string[], { card }: Texts) =>
  markup`⚠️ ${card.newTags(cutLine(tags.join(', '), newTagsLength))}`;

const buttonsOf = ({ submission, claimedBy, appeal }: Shown, reader: Reader, isUnseen: boolean) =>
  appeal?.isOwnDecision
    ? [[openButton(submission, reader)]]
    : cardButtons(submission, reader, { isTaken: claimedBy !== null, isUnseen });

export function cardMessage(card: ModerationCard, reader: Reader): Message {
  const { texts } = reader;
  const { telegramId, version, university, course, claimedBy, decision, appeal } = card;
  const who = [
    personName(card.name),
    cutLine(university, limits.university),
    course === null || course === '' ? '' : texts.card.course(cutLine(course, 2)),
  ];
  const shown = {
    title: texts.card.titles[stateOf(card)],
    about: [who.filter(Boolean).join(', ')],
    changes: card.changes.map((change) => describeChange(change, reader)),
    picture: newPicture(card.changes, 'photo'),
    submission: { kind: 'profile' as const, telegramId, version },
    claimedBy,
    decision,
    appeal,
    newTags: card.newTags ?? [],
    fields: texts.fields.profile,
  };
  return submissionMessage(shown, reader);
}

export const newPicture = (
  changes: readonly { changeType: string; newValue?: unknown }[],
  field: string,
) => changes.find(({ changeType }) => changeType === field)?.newValue;

export function stateOf({ decision, appeal }: Pick<Shown, 'decision' | 'appeal'>) {
  if (!decision) return appeal ? 'appealed' : 'waiting';
  return decision.rejectedFields.length > 0 ? 'partlyApproved' : decision.status;
}

/** The name that a card's text carries: no name holds a comma. */
export const nameOnCard = (text: string) => text.split('\n')[1]?.split(',')[0]?.trim() ?? '';
