import {
  approveProfile,
  approveProject,
  rejectProfile,
  rejectProject,
  setInReview,
  setProjectInReview,
} from '@kollab/contract';
import { call } from '#src/api/api.ts';
import type { QueueItem } from './queue-item.ts';

interface DecisionCalls {
  approve: () => Promise<unknown>;
  reject: (comment: string) => Promise<unknown>;
  claim: () => Promise<unknown>;
}

/** What a moderator may do with a submission: always the version that is on the screen. */
export function decisionCalls(item: QueueItem): DecisionCalls {
  const { version } = item;
  if (item.kind === 'profile') {
    const { telegramId } = item.profile;
    const params = { telegramId };
    return {
      approve: () => call(approveProfile, { params, body: { version } }),
      reject: (comment) => call(rejectProfile, { params, body: { comment, version } }),
      claim: () => call(setInReview, { params: { id: telegramId }, body: { version } }),
    };
  }
  const params = { id: item.project.id };
  return {
    approve: () => call(approveProject, { params, body: { version } }),
    reject: (comment) => call(rejectProject, { params, body: { comment, version } }),
    claim: () => call(setProjectInReview, { params, body: { version } }),
  };
}
