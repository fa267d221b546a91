import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { Id } from '#src/schemas/ids.ts';
import { decisionErrors, rejectedFields, Version } from '#src/schemas/moderation/profile-queue.ts';
import { Paging } from '#src/schemas/paging.ts';
import {
  ProjectDecision,
  ProjectSubmission,
  SubmittedProject,
} from '#src/schemas/moderation/project-queue.ts';
import { Project, ProjectField } from '#src/schemas/work/projects.ts';
import { NewTagDecisions } from '#src/schemas/people/tags.ts';
import { orEmpty, text } from '#src/schemas/text.ts';

export const listSubmittedProjects = endpoint('GET', '/api/User/projects-for-moderation', {
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

const decision = {
  access: 'moderator',
  params: z.object({ id: Id }),
  reply: ProjectDecision,
} as const;

const errors = ['projectNotFound', ...decisionErrors] as const;

export const approveProject = endpoint('POST', '/api/User/approve-project/{id}', {
  ...decision,
  body: z.strictObject({ version: Version, tags: NewTagDecisions }),
  errors: [...errors, 'badInput', 'incompleteVacancy'],
  summary:
    'Publishes a submitted project; with a version, only if that is what is submitted now; `tags` replaces or drops new tags',
});

export const rejectProject = endpoint('POST', '/api/User/reject-project/{id}', {
  ...decision,
  body: z.strictObject({ comment: orEmpty(text(10_000)), version: Version }),
  errors: [...errors, 'reasonTooShort', 'reasonTooLong'],
  summary: 'Gives the submitted values back to the owner as drafts, with a reason',
});

export const decideProject = endpoint('POST', '/api/User/decide-project/{id}', {
  ...decision,
  body: z.strictObject({
    version: Version,
    rejected: rejectedFields(ProjectField),
    tags: NewTagDecisions,
  }),
  errors: [
    ...errors,
    'reasonTooShort',
    'reasonTooLong',
    'fieldNotSubmitted',
    'cannotPublishWithout',
    'badInput',
    'incompleteVacancy',
  ],
  summary: 'Publishes some submitted fields of a project and gives others back, with a reason each',
});

export const appealProject = endpoint('POST', '/api/User/appeal-project', {
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

export const setProjectInReview = endpoint('POST', '/api/User/set-project-in-review/{id}', {
  ...decision,
  body: z.strictObject({ version: Version }),
  errors: [...errors, 'claimedByOther'],
  summary: 'Takes a project into work: claims it for the moderator for 15 minutes',
});

export const getProjectSubmission = endpoint('GET', '/api/User/project-submission/{id}', {
  access: 'moderator',
  params: z.object({ id: Id }),
  reply: ProjectSubmission,
  errors: ['projectNotFound'],
  summary: 'The version of a project’s latest submission, whether it waits, and with what',
});
