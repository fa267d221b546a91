import {
  personName,
  projectName,
  type ProjectChange,
  type ProjectModerationCard,
} from '@kollab/contract';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { stateOf, submissionMessage } from './card.ts';
import { join, markup, type Html } from '#src/format/html.ts';
import type { Texts } from '#src/texts/texts.ts';
import { describeEdit, describeList } from './changes.ts';
import { describeVacancies } from './vacancies.ts';

/** A submitted project as a moderator's chat shows it. */
export function projectCardMessage(card: ProjectModerationCard, reader: Reader): Message {
  const { texts } = reader;
  const { titles, owner } = texts.projectCard;
  const { projectId, version, claimedBy, decision, appeal, isEdit } = card;
  const state = stateOf(card);
  const name = projectName(card.projectName, texts.locale);
  const shown = {
    title: titles[state === 'waiting' && isEdit ? 'editWaiting' : state],
    about: [texts.card.quoted(name), owner(personName(card.ownerName))],
    changes: describeProjectChanges(card.changes, texts),
    submission: { kind: 'project' as const, projectId, version },
    claimedBy,
    decision,
    appeal,
    fields: texts.fields.project,
  };
  return submissionMessage(shown, reader);
}

/** The project's name that a card's text carries, whatever its language. */
export const projectNameOnCard = (text: string) =>
  /^[«“](?<name>.*)[»”]$/.exec(text.split('\n')[1]?.trim() ?? '')?.groups?.['name'] ?? '';

/** Enough of a description to judge what a project is about. */
const descriptionLength = 250;

/** How much HTML all changes may take: with a head and a decision they are one message. */
const room = 2400;

/** What changed in a project, a part per field; vacancies last, as many as there is room for. */
function describeProjectChanges(changes: ProjectChange[], texts: Texts): Html[] {
  const others = changes
    .filter(({ changeType }) => changeType !== 'vacancies')
    .map((change) => describe(change, texts));
  const vacancies = changes.filter(({ changeType }) => changeType === 'vacancies');
  const left = room - others.reduce((sum, { html }) => sum + html.length, 0);
  return [
    ...others,
    ...vacancies.map((change) => labelled(change, withinRoom(change, left, texts), texts)),
  ];
}

const labelled = ({ changeType }: ProjectChange, change: Html | string, { fields }: Texts) =>
  markup`<i>${fields.project[changeType]}</i>\n${change}`;

function describe(change: ProjectChange, texts: Texts): Html {
  const { changeType, oldValue, newValue } = change;
  switch (changeType) {
    case 'coverImage':
      return labelled(change, describeCover(oldValue, newValue, texts), texts);
    case 'tags':
      return labelled(change, describeList(oldValue, newValue, texts), texts);
    case 'description':
      return labelled(change, describeEdit(oldValue, newValue, texts, descriptionLength), texts);
    default:
      return labelled(change, describeEdit(oldValue, newValue, texts), texts);
  }
}

function describeCover(before: unknown, after: unknown, { projectCard }: Texts) {
  const { cover } = projectCard;
  if (!after) return cover.removed;
  return before ? cover.replaced : cover.added;
}

function withinRoom({ oldValue, newValue }: ProjectChange, left: number, texts: Texts): Html {
  const { card } = texts;
  const items = describeVacancies(oldValue, newValue, texts).map((item) => markup`${item}`);
  if (items.length === 0) return markup`${card.updated}`;
  let taken = 0;
  const shown = items.filter(({ html }) => (taken += html.length) <= left);
  const hidden = items.length - shown.length;
  return join(hidden > 0 ? [...shown, card.more(hidden)] : shown, '\n');
}
