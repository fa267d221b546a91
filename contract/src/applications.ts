import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Moment, TelegramId } from './ids.ts';
import { limits } from './limits.ts';
import { Paging } from './paging.ts';
import { orEmpty, text } from './text.ts';

export const applicationStatuses = ['Pending', 'Accepted', 'Rejected'] as const;

const longestStatus = 20;

/** How an application stands (spec §4). 0, 1, 2 and any case are read. */
export const ApplicationStatus = z.pipe(
  z.transform((value: unknown): unknown => {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    if (String(value).length > longestStatus) return undefined;
    const word = String(value).trim().toLowerCase();
    const byNumber = /^[012]$/.test(word) ? applicationStatuses[Number(word)] : undefined;
    return byNumber ?? applicationStatuses.find((status) => status.toLowerCase() === word);
  }),
  z.enum(applicationStatuses),
);
export type ApplicationStatus = z.output<typeof ApplicationStatus>;

/** How the other side is reached once accepted; without a username there is no `url`. */
export const Contact = z.object({
  telegramId: z.number(),
  name: z.string(),
  url: z.nullable(z.string()),
});
export type Contact = z.output<typeof Contact>;

/** An application (spec §3). `telegramId`, `user…`: the applicant's. */
export const Application = z.object({
  projectId: z.string(),
  vacancyId: z.string(),
  telegramId: z.number(),
  userId: z.string(),
  userName: z.string(),
  userPhoto: z.nullable(z.string()),
  userDescription: z.string(),
  projectTitle: z.string(),
  vacancyTitle: z.string(),
  coverLetter: z.string(),
  status: z.enum(applicationStatuses),
  applicationStatus: z.enum(applicationStatuses),
  /** Why it was rejected, in the owner’s words. */
  reason: z.nullable(z.string()),
  /** Rejected because that was closed, not by a decision about the person. */
  closedBecause: z.nullable(z.enum(['vacancyClosed', 'projectClosed'])),
  /** The other side, after acceptance. */
  contact: z.nullable(Contact),
  createdAt: Moment,
  decidedAt: z.nullable(Moment),
});
export type Application = z.output<typeof Application>;

const triple = { projectId: Id, vacancyId: Id, telegramId: TelegramId } as const;

/** What an applicant writes, trimmed; it may be empty until it is sent. */
export const CoverLetter = text(limits.coverLetter);

export const apply = endpoint({
  method: 'POST',
  path: '/api/User/apply',
  access: 'selfWrite',
  body: z.strictObject({ ...triple, coverLetter: orEmpty(CoverLetter) }),
  reply: Application,
  errors: [
    'badInput',
    'emptyCoverLetter',
    'ownProject',
    'alreadyInTeam',
    'projectNotFound',
    'vacancyNotFound',
    'vacancyClosed',
    'alreadyApplied',
    'applicationDecided',
    'keyReused',
    'dailyLimit',
  ],
  summary: 'Applies to a vacancy with a cover letter',
});

export const ApplicationFilter = z.object({
  ...Paging.shape,
  status: z.optional(ApplicationStatus),
});

export const listOwnApplications = endpoint({
  method: 'GET',
  path: '/api/User/applications/{telegramId}',
  access: 'selfReadOrModerator',
  params: z.object({ telegramId: TelegramId }),
  query: ApplicationFilter,
  reply: z.array(Application),
  errors: ['userNotFound'],
  summary: 'A person’s applications, newest first, one per vacancy; withdrawn ones are left out',
});

export const listAllApplications = endpoint({
  method: 'GET',
  path: '/api/User/all-applications',
  access: 'moderator',
  query: ApplicationFilter,
  reply: z.array(Application),
  summary: 'Everybody’s applications, newest first',
});

export const listProjectApplications = endpoint({
  method: 'GET',
  path: '/api/User/project-applications/{projectId}',
  access: 'ownerRead',
  params: z.object({ projectId: Id }),
  query: Paging,
  reply: z.array(Application),
  errors: ['projectNotFound', 'forbidden'],
  summary: 'Applications to a project that wait for its owner, oldest first',
});

export const getApplication = endpoint({
  method: 'GET',
  path: '/api/projects/{projectId}/vacancies/{vacancyId}/applications/{telegramId}',
  access: 'applicationRead',
  params: z.object(triple),
  reply: Application,
  errors: ['projectNotFound', 'applicationNotFound', 'forbidden'],
  summary: 'The latest application of a person to a vacancy',
});

export const decideApplication = endpoint({
  method: 'PATCH',
  path: '/api/projects/{projectId}/vacancies/{vacancyId}/applications/{telegramId}',
  access: 'owner',
  params: z.object(triple),
  body: z.strictObject({
    status: ApplicationStatus,
    reason: z.optional(z.nullable(text(limits.rejectionReasonMax))),
  }),
  reply: Application,
  errors: [
    'badInput',
    'projectNotFound',
    'applicationNotFound',
    'applicationDecided',
    'tooManyParticipants',
    'forbidden',
  ],
  summary:
    'Accepts a pending application, which joins the person to the team, or rejects it, with a reason if there is one; the same decision again changes nothing',
});

export const withdrawApplication = endpoint({
  method: 'DELETE',
  path: '/api/User/application',
  access: 'selfWrite',
  query: z.object(triple),
  body: z.strictObject({}),
  reply: z.object({ projectId: z.string(), vacancyId: z.string(), telegramId: z.number() }),
  errors: ['applicationNotFound', 'applicationDecided'],
  summary: 'Takes one’s pending application back',
});
