import {
  getModerationHistory,
  type Client,
  type ModerationEvent,
  type ModerationHistory,
} from '@kollab/contract';
import { actingFor } from '#src/api.ts';
import { moderation as texts } from '#src/texts/ru.ts';
import type { Submission } from './callback-data.ts';

const decided = new Set<ModerationEvent['kind']>(['approved', 'rejected', 'withdrawn']);

/** Why nothing is left to decide about a submission, or undefined while it waits. */
export function whyClosed(
  { moderationStatus, events }: Pick<ModerationHistory, 'moderationStatus' | 'events'>,
  { version }: Submission,
): string | undefined {
  const isDecided = events.some((event) => event.version === version && decided.has(event.kind));
  if (isDecided) return texts.alreadyDecided;
  if (events.some((event) => event.version > version)) return texts.changed;
  const isWaiting = moderationStatus === 'Pending' || moderationStatus === 'In_review';
  return isWaiting ? undefined : texts.alreadyDecided;
}

/** Asks the API as the moderator, so that nobody is asked for a reason in vain. */
export async function findWhyClosed(api: Client, moderator: number, submission: Submission) {
  const { telegramId } = submission;
  const history = await api(getModerationHistory, { params: { telegramId } }, actingFor(moderator));
  return whyClosed(history, submission);
}
