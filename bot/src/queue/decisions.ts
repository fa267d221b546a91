import {
  approveProfile,
  approveProject,
  rejectProfile,
  rejectProject,
  setInReview,
  setProjectInReview,
  type Client,
} from '@kollab/contract';
import { actingFor } from '#src/platform/api.ts';
import type { Submission } from './submission.ts';

export async function approve(api: Client, moderator: number, submission: Submission) {
  const body = { version: submission.version };
  if (submission.kind === 'project') {
    const params = { id: submission.projectId };
    await api(approveProject, { params, body }, actingFor(moderator));
  } else {
    const { telegramId } = submission;
    await api(approveProfile, { params: { telegramId }, body }, actingFor(moderator));
  }
}

export async function take(api: Client, moderator: number, submission: Submission) {
  const body = { version: submission.version };
  if (submission.kind === 'project') {
    const params = { id: submission.projectId };
    await api(setProjectInReview, { params, body }, actingFor(moderator));
  } else {
    const params = { id: submission.telegramId };
    await api(setInReview, { params, body }, actingFor(moderator));
  }
}

export async function reject(
  api: Client,
  moderator: number,
  submission: Submission,
  comment: string,
) {
  const body = { comment, version: submission.version };
  if (submission.kind === 'project') {
    const params = { id: submission.projectId };
    await api(rejectProject, { params, body }, actingFor(moderator));
  } else {
    const { telegramId } = submission;
    await api(rejectProfile, { params: { telegramId }, body }, actingFor(moderator));
  }
}
