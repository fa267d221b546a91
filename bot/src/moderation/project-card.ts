import type { ProjectModerationCard } from '@kollab/contract';
import type { Message } from '#src/messages/message.ts';
import { personName, projectName } from '#src/messages/names.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { projectCard as texts } from '#src/texts/project-card.ts';
import { submissionMessage } from './card.ts';
import { describeProjectChanges } from './project-changes.ts';

/** A submitted project as a moderator's chat shows it. */
export function projectCardMessage(card: ProjectModerationCard, app: MiniApp): Message {
  const { projectId, version, claimedBy, decision } = card;
  const shown = {
    title: texts.title(decision, card.isEdit),
    about: [texts.name(projectName(card.projectName)), texts.owner(personName(card.ownerName))],
    changes: describeProjectChanges(card.changes),
    submission: { projectId, version },
    claimedBy,
    decision,
  };
  return submissionMessage(shown, app);
}

/** The project's name that a card's text carries. */
export const projectNameOnCard = (text: string) =>
  /^«(?<name>.*)»$/.exec(text.split('\n')[1]?.trim() ?? '')?.groups?.['name'] ?? '';
