import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import {
  Application,
  ApplicationFilter,
  ApplicationStatus,
  CoverLetter,
} from '#src/schemas/work/applications.ts';
import { Id, Moment, TelegramId } from '#src/schemas/ids.ts';
import { upTo } from '#src/schemas/bounds.ts';
import { Paging } from '#src/schemas/paging.ts';
import { orEmpty, text } from '#src/schemas/text.ts';

const triple = { projectId: Id, vacancyId: Id, telegramId: TelegramId } as const;

export const apply = endpoint('POST', '/api/User/apply', {
  access: 'selfWrite',
  body: z.strictObject({ ...triple, coverLetter: orEmpty(CoverLetter) }),
  reply: Application,
  errors: [
    'badInput',
    'consentNeeded',
    'emptyCoverLetter',
    'ownProject',
    'alreadyInTeam',
    'projectNotFound',
    'vacancyNotFound',
    'vacancyClosed',
    'alreadyApplied',
    'tooManyOpen',
    'applicationDecided',
    'keyReused',
    'dailyLimit',
  ],
  summary: 'Applies to a vacancy with a cover letter',
});

export const listOwnApplications = endpoint('GET', '/api/User/applications/{telegramId}', {
  access: 'selfReadOrModerator',
  params: z.object({ telegramId: TelegramId }),
  query: ApplicationFilter,
  reply: z.array(Application),
  errors: ['userNotFound'],
  summary: 'A person’s applications, newest first, one per vacancy; withdrawn ones are left out',
});

export const listAllApplications = endpoint('GET', '/api/User/all-applications', {
  access: 'moderator',
  query: ApplicationFilter,
  reply: z.array(Application),
  summary: 'Everybody’s applications, newest first',
});

export const listProjectApplications = endpoint(
  'GET',
  '/api/User/project-applications/{projectId}',
  {
    access: 'ownerRead',
    params: z.object({ projectId: Id }),
    query: z.object({
      ...Paging.shape,
      closedBecause: z.optional(z.literal('noAnswer')),
      vacancyId: z.optional(Id),
    }),
    reply: z.array(Application),
    errors: ['projectNotFound', 'forbidden'],
    summary:
      'Applications to a project that wait for its owner, oldest first; with `closedBecause` those that closed without an answer and may still be accepted',
  },
);

export const getApplication = endpoint(
  'GET',
  '/api/projects/{projectId}/vacancies/{vacancyId}/applications/{telegramId}',
  {
    access: 'applicationRead',
    params: z.object(triple),
    reply: Application,
    errors: ['projectNotFound', 'applicationNotFound', 'forbidden'],
    summary: 'The latest application of a person to a vacancy',
  },
);

export const decideApplication = endpoint(
  'PATCH',
  '/api/projects/{projectId}/vacancies/{vacancyId}/applications/{telegramId}',
  {
    access: 'owner',
    params: z.object(triple),
    body: z.strictObject({
      status: ApplicationStatus,
      reason: z.optional(z.nullable(text(limits.rejectionReasonMax))),
      withPartner: z.optional(z.boolean()),
    }),
    reply: Application,
    errors: [
      'badInput',
      'projectNotFound',
      'applicationNotFound',
      'applicantLeaves',
      'applicationDecided',
      'noPlacesLeft',
      'noPlacesForTwo',
      'pairTogether',
      'pairParted',
      'partnerAway',
      'applicationWithdrawn',
      'tooManyParticipants',
      'forbidden',
    ],
    summary:
      'Accepts a pending application, which joins the person to the team, or rejects it, with a reason if there is one; the same decision again changes nothing. Of two who applied together both with `withPartner`, else one, where they may be taken apart: rejecting one who may not rejects both',
  },
);

export const withdrawApplication = endpoint('DELETE', '/api/User/application', {
  access: 'selfWrite',
  query: z.object(triple),
  body: z.strictObject({}),
  reply: z.object({ projectId: z.string(), vacancyId: z.string(), telegramId: z.number() }),
  errors: ['applicationNotFound', 'applicationDecided'],
  summary: 'Takes one’s pending application back',
});

export const getOpenApplications = endpoint('GET', '/api/User/open-applications', {
  access: 'signedIn',
  reply: z.object({
    limit: z.number(),
    count: z.number(),
    longest: upTo(Application, 'longestWaitingShown'),
  }),
  summary: 'How many applications of the caller are open and may be, and which wait longest',
});

export const setFirstChoice = endpoint('POST', '/api/User/first-choice', {
  access: 'signedInWrite',
  body: z.strictObject({ projectId: Id, vacancyId: Id, isFirstChoice: z.boolean() }),
  reply: z.object({ projectId: z.string(), vacancyId: z.string(), isFirstChoice: z.boolean() }),
  errors: ['applicationNotFound', 'applicationDecided'],
  summary:
    'Marks one of the caller’s open applications as the one they want most, in place of another, or takes the mark away; its owner sees it',
});

export const withdrawOthers = endpoint('POST', '/api/User/withdraw-others', {
  access: 'signedInWrite',
  body: z.strictObject({ projectId: Id, vacancyId: Id }),
  reply: z.object({ withdrawn: z.number() }),
  errors: ['applicationNotFound'],
  summary:
    'Takes back what the caller had open when they were accepted on this vacancy; what they sent since stays',
});

export const remindTomorrow = endpoint('POST', '/api/User/remind-tomorrow', {
  access: 'signedInWrite',
  body: z.strictObject({}),
  reply: z.object({ remindAt: z.nullable(Moment) }),
  summary:
    'Has the caller reminded of what waits for their answer in a day; null where nothing waits',
});
