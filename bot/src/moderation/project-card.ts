import { personName, projectName, type ProjectModerationCard } from '@kollab/contract';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { stateOf, submissionMessage } from './card.ts';
import { describeProjectChanges } from './project-changes.ts';

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
