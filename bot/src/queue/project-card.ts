import {
  cutLine,
  personName,
  projectName,
  type ProjectChange,
  type ProjectModerationCard,
} from '@kollab/contract';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { newPicture, stateOf, submissionMessage } from './card.ts';
import { describeEdit, describeList } from './changes/changes.ts';
import { vacancies } from './changes/item-kinds.ts';
import { describeItems } from './changes/items.ts';
import { describePicture, labelled, type ChangeText } from './changes/change-text.ts';

export function projectCardMessage(card: ProjectModerationCard, reader: Reader): Message {
  const { texts } = reader;
  const { titles, owner, guests } = texts.projectCard;
  const { projectId, version, claimedBy, decision, appeal, isEdit } = card;
  const state = stateOf(card);
  const name = projectName(card.projectName, texts.locale);
  const shown = {
    title: titles[state === 'waiting' && isEdit ? 'editWaiting' : state],
    about: [
      texts.card.quoted(name),
      owner(personName(card.ownerName)),
      ...(isEdit || card.guests.length === 0 ? [] : [guests(guestsOf(card))]),
    ],
    changes: describeProjectChanges(card.changes, reader),
    picture: newPicture(card.changes, 'coverImage'),
    submission: { kind: 'project' as const, projectId, version },
    claimedBy,
    decision,
    appeal,
    newTags: card.newTags ?? [],
    isCut: !isEdit && guestsOf(card) !== card.guests.join(', '),
    fields: texts.fields.project,
  };
  return submissionMessage(shown, reader);
}

const guestsLength = 300;

/** As many as there is room for; the queue has them all. */
const guestsOf = ({ guests }: ProjectModerationCard) => cutLine(guests.join(', '), guestsLength);

/** The project's name that a card's text carries, whatever its language. */
export const projectNameOnCard = (text: string) =>
  /^[«“](?<name>.*)[»”]$/.exec(text.split('\n')[1]?.trim() ?? '')?.groups?.['name'] ?? '';

/** Enough of a description to judge what a project is about. */
const descriptionLength = 250;

/** How much HTML all changes may take: with a head and a decision they are one message. */
const room = 2400;

/** Vacancies last, as many as there is room for. */
function describeProjectChanges(changes: ProjectChange[], reader: Reader): ChangeText[] {
  const labels = reader.texts.fields.project;
  const others = changes
    .filter(({ changeType }) => changeType !== 'vacancies')
    .map((change) => labelled(labels[change.changeType], describe(change, reader)));
  const left = room - others.reduce((sum, { brief }) => sum + brief.html.length, 0);
  return [
    ...others,
    ...changes
      .filter(({ changeType }) => changeType === 'vacancies')
      .map(({ changeType, oldValue, newValue }) =>
        labelled(labels[changeType], describeItems(oldValue, newValue, vacancies, reader, left)),
      ),
  ];
}

function describe({ changeType, oldValue, newValue }: ProjectChange, reader: Reader): ChangeText {
  const { texts } = reader;
  switch (changeType) {
    case 'coverImage':
      return { brief: describePicture(oldValue, newValue, texts.projectCard.cover, reader) };
    case 'tags':
      return describeList(oldValue, newValue, texts);
    case 'description':
      return describeEdit(oldValue, newValue, texts, descriptionLength);
    default:
      return describeEdit(oldValue, newValue, texts);
  }
}
