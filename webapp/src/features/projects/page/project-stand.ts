import { isApproved, type Project } from '@kollab/contract';
import type { projectTexts } from '#src/texts/projects.ts';

export type Stand = keyof typeof projectTexts.projectPage.hint;

/** How a project stands for its owner. */
export function standOf(project: Project): Stand {
  if (project.isTakenDown) return 'takenDown';
  if (project.isDeleted) return 'deleted';
  if (project.isArchived) return 'archived';
  if (!isApproved(project.status)) return project.status === 'rejected' ? 'rejected' : 'pending';
  if (project.isPartlyApproved) return 'partlyApproved';
  if (project.moderationStatus === 'Rejected') return 'editRejected';
  return project.pendingChanges.length > 0 ? 'edited' : 'approved';
}

const turnedDown: ReadonlySet<Stand> = new Set(['rejected', 'editRejected', 'partlyApproved']);

/** Whether something of it is to be mended. */
export const isTurnedDown = (project: Project) => turnedDown.has(standOf(project));

/** Whether everybody may see a project: a team whose owner is out of sight has it for itself. */
export const isShown = ({ status, isArchived, isDeleted, telegramId }: Project) =>
  isApproved(status) && !isArchived && !isDeleted && telegramId !== null;

/** Whether its team has a screen of its own. */
export const hasTeamScreen = ({ isArchived, isDeleted }: Project) => !isArchived && !isDeleted;

/** Whether two at least work on it. */
export const isUnderWay = (project: Project) =>
  isShown(project) &&
  !project.isFinished &&
  !project.isPaused &&
  project.participants.filter(({ userId, invited }) => userId !== null && !invited).length > 1;
