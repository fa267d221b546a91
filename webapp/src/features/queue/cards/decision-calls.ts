import {
  approveProfile,
  approveProject,
  decideProfile,
  decideProject,
  type NewTagDecision,
  type ProjectField,
  rejectProfile,
  rejectProject,
  type ReviewedField,
  setInReview,
  setProjectInReview,
} from '@kollab/contract';
import { call } from '#src/api/api.ts';
import type { SubmissionItem } from '#src/features/queue/items/queue-item.ts';

export interface FieldRejection {
  field: string;
  reason: string;
}

/** Fields of what is on the screen; the server checks them. */
type Rejections<Field> = { field: Field; reason: string }[];

interface NewTags {
  tags?: NewTagDecision[];
}

interface DecisionCalls {
  approve: (newTags: NewTags) => Promise<unknown>;
  reject: (comment: string) => Promise<unknown>;
  decide: (rejected: readonly FieldRejection[], newTags: NewTags) => Promise<unknown>;
  claim: () => Promise<unknown>;
}

/** Always for the version that is on the screen. */
export function decisionCalls(item: SubmissionItem): DecisionCalls {
  if (item.kind === 'profile') {
    const { telegramId, version } = item.profile;
    const params = { telegramId };
    return {
      approve: (newTags) => call(approveProfile, { params, body: { version, ...newTags } }),
      reject: (comment) => call(rejectProfile, { params, body: { comment, version } }),
      decide: (rejected, newTags) =>
        call(decideProfile, {
          params,
          body: { version, rejected: rejected as Rejections<ReviewedField>, ...newTags },
        }),
      claim: () => call(setInReview, { params: { id: telegramId }, body: { version } }),
    };
  }
  const { id, version } = item.project;
  const params = { id };
  return {
    approve: (newTags) => call(approveProject, { params, body: { version, ...newTags } }),
    reject: (comment) => call(rejectProject, { params, body: { comment, version } }),
    decide: (rejected, newTags) =>
      call(decideProject, {
        params,
        body: { version, rejected: rejected as Rejections<ProjectField>, ...newTags },
      }),
    claim: () => call(setProjectInReview, { params, body: { version } }),
  };
}
