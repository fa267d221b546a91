import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Moment } from './ids.ts';
import { limits } from './limits.ts';
import {
  Appeal,
  Claim,
  decisionErrors,
  rejectedFields,
  RejectedField,
  Version,
} from './moderation.ts';
import { Paging } from './paging.ts';
import { Project, ProjectChange, ProjectField, ProjectStatus } from './projects.ts';
import { text } from './text.ts';
import { ModerationStatus } from './users.ts';

/** A submitted project as a moderator sees it: what waits over what is published. */
export const SubmittedProject = z.object({
  ...Project.shape,
  moderationStatus: ModerationStatus,
  version: z.number(),
  submittedAt: Moment,
  claimedBy: z.nullable(Claim),
  appeal: z.nullable(Appeal),
  changes: z.array(ProjectChange),
});
export type SubmittedProject = z.output<typeof SubmittedProject>;

export const listSubmittedProjects = endpoint({
  method: 'GET',
  path: '/api/User/projects-for-moderation',
  access: 'moderator',
  query: z.object({
    ...Paging.shape,
    limit: z.pipe(
      Paging.shape.limit,
      z.transform((value) => Math.min(value, limits.submittedProjects)),
    ),
  }),
  reply: z.array(SubmittedProject),
  summary: 'Projects that wait for a moderator, oldest first',
});

/** What became of a project's submission. */
export const ProjectDecision = z.object({
  id: z.string(),
  status: ProjectStatus,
  moderationStatus: ModerationStatus,
  version: z.number(),
  claimedBy: z.nullable(Claim),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Moment),
  rejectionReason: z.nullable(z.string()),
  /** Set where the rest was published. */
  rejectedFields: z.array(RejectedField),
});
export type ProjectDecision = z.output<typeof ProjectDecision>;

const decision = {
  access: 'moderator',
  params: z.object({ id: Id }),
  reply: ProjectDecision,
} as const;
const errors = ['projectNotFound', ...decisionErrors] as const;

export const approveProject = endpoint({
  ...decision,
  method: 'POST',
  path: '/api/User/approve-project/{id}',
  body: z.strictObject({ version: Version }),
  errors,
  summary: 'Publishes a submitted project; with a version, only if that is what is submitted now',
});

export const rejectProject = endpoint({
  ...decision,
  method: 'POST',
  path: '/api/User/reject-project/{id}',
  body: z.strictObject({ comment: text(10_000), version: Version }),
  errors: [...errors, 'reasonTooShort', 'reasonTooLong'],
  summary: 'Gives the submitted values back to the owner as drafts, with a reason',
});

export const decideProject = endpoint({
  ...decision,
  method: 'POST',
  path: '/api/User/decide-project/{id}',
  body: z.strictObject({ version: Version, rejected: rejectedFields(ProjectField) }),
  errors: [
    ...errors,
    'reasonTooShort',
    'reasonTooLong',
    'fieldNotSubmitted',
    'cannotPublishWithout',
  ],
  summary: 'Publishes some submitted fields of a project and gives others back, with a reason each',
});

export const appealProject = endpoint({
  method: 'POST',
  path: '/api/User/appeal-project',
  access: 'owner',
  body: z.strictObject({ projectId: Id, text: text(limits.appeal) }),
  reply: Project,
  errors: [
    'projectNotFound',
    'forbidden',
    'emptyAppeal',
    'nothingRejected',
    'alreadyAppealed',
    'appealTooLate',
    'nothingToSubmit',
  ],
  summary: 'Has another moderator decide on a rejected project, once per rejection, within 20 days',
});

export const setProjectInReview = endpoint({
  ...decision,
  method: 'POST',
  path: '/api/User/set-project-in-review/{id}',
  body: z.strictObject({ version: Version }),
  errors: [...errors, 'claimedByOther'],
  summary: 'Takes a project into work: claims it for the moderator for 15 minutes',
});

/** How a project's submission stands, for whoever is about to decide. */
export const ProjectSubmission = z.object({
  id: z.string(),
  name: z.string(),
  moderationStatus: z.nullable(ModerationStatus),
  version: z.nullable(z.number()),
  isOpen: z.boolean(),
});

export const getProjectSubmission = endpoint({
  method: 'GET',
  path: '/api/User/project-submission/{id}',
  access: 'moderator',
  params: z.object({ id: Id }),
  reply: ProjectSubmission,
  errors: ['projectNotFound'],
  summary: 'The version of a project’s latest submission and whether it waits',
});
