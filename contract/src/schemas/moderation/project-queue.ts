import * as z from 'zod/mini';
import { Moment } from '#src/schemas/ids.ts';
import { Appeal, Claim, RejectedField, Risk } from './profile-queue.ts';
import { Project, ProjectChange, ProjectField, ProjectStatus } from '#src/schemas/work/projects.ts';
import { ModerationStatus } from '#src/schemas/people/users.ts';

/** What waits, over what is published. */
export const SubmittedProject = z.object({
  ...Project.shape,
  telegramId: z.number(),
  moderationStatus: ModerationStatus,
  version: z.number(),
  submittedAt: Moment,
  claimedBy: z.nullable(Claim),
  appeal: z.nullable(Appeal),
  isOwn: z.boolean(),
  risks: z.array(Risk),
  newTags: z.array(z.string()),
  changes: z.array(ProjectChange),
});
export type SubmittedProject = z.output<typeof SubmittedProject>;

export const ProjectDecision = z.object({
  id: z.string(),
  status: ProjectStatus,
  moderationStatus: ModerationStatus,
  version: z.number(),
  claimedBy: z.nullable(Claim),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Moment),
  rejectionReason: z.nullable(z.string()),
  rejectedFields: z.array(RejectedField),
});
export type ProjectDecision = z.output<typeof ProjectDecision>;

export const ProjectSubmission = z.object({
  id: z.string(),
  name: z.string(),
  moderationStatus: z.nullable(ModerationStatus),
  version: z.nullable(z.number()),
  isOpen: z.boolean(),
  /** The fields that wait; none where it does not. */
  changed: z.array(ProjectField),
});
