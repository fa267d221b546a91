import {
  getModerationHistory,
  getProjectSubmission,
  type Client,
  type ModerationEvent,
  type ModerationHistory,
} from '@kollab/contract';
import { type ProjectSubmission } from '@kollab/contract/schemas';
import type * as z from 'zod/mini';
import { actingFor } from '#src/platform/api.ts';
import type { Submission } from './submission.ts';

const decided = new Set<ModerationEvent['kind']>([
  'approved',
  'partlyApproved',
  'rejected',
  'withdrawn',
]);

export type WhyClosed = 'alreadyDecided' | 'changed';

export function whyClosed(
  { moderationStatus, events }: Pick<ModerationHistory, 'moderationStatus' | 'events'>,
  { version }: Pick<Submission, 'version'>,
): WhyClosed | undefined {
  const isDecided = events.some((event) => event.version === version && decided.has(event.kind));
  if (isDecided) return 'alreadyDecided';
  if (events.some((event) => event.version > version)) return 'changed';
  const isWaiting = moderationStatus === 'Pending' || moderationStatus === 'In_review';
  return isWaiting ? undefined : 'alreadyDecided';
}

/** Of a project only the latest submission is known. */
export function whyProjectClosed(
  { isOpen, version: latest }: Pick<z.output<typeof ProjectSubmission>, 'isOpen' | 'version'>,
  { version }: Pick<Submission, 'version'>,
): WhyClosed | undefined {
  if (!isOpen) return 'alreadyDecided';
  return latest === version ? undefined : 'changed';
}

export async function readState(api: Client, moderator: number, submission: Submission) {
  if (submission.kind === 'project') {
    const params = { id: submission.projectId };
    const latest = await api(getProjectSubmission, { params }, actingFor(moderator));
    return { closed: whyProjectClosed(latest, submission), changed: latest.changed };
  }
  const { telegramId } = submission;
  const history = await api(getModerationHistory, { params: { telegramId } }, actingFor(moderator));
  const changed = history.changes.map(({ changeType }) => changeType);
  return { closed: whyClosed(history, submission), changed };
}
