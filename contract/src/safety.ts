import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Moment, TelegramId, UserRef } from './ids.ts';
import { limits } from './limits.ts';
import { Paging } from './paging.ts';
import { PersonCard } from './search.ts';
import { text } from './text.ts';

const ofPerson = z.object({ id: UserRef });

export const blockUser = endpoint({
  method: 'PUT',
  path: '/api/User/{id}/block',
  access: 'signedInWrite',
  params: ofPerson,
  body: z.strictObject({}),
  reply: z.object({ isBlocked: z.boolean() }),
  errors: ['userNotFound', 'ownBlock'],
  summary: 'Blocks a person: neither finds, sees or reaches the other. Again changes nothing',
});

export const unblockUser = endpoint({
  method: 'DELETE',
  path: '/api/User/{id}/block',
  access: 'signedInWrite',
  params: ofPerson,
  body: z.strictObject({}),
  reply: z.object({ isBlocked: z.boolean() }),
  errors: ['userNotFound'],
  summary: 'Takes one’s own block back. Again changes nothing',
});

export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/User/blocked/{telegramId}',
  access: 'selfRead',
  params: z.object({ telegramId: TelegramId }),
  query: Paging,
  reply: z.array(PersonCard),
  summary: 'Whom the person blocked, newest first',
});

export const ReportCategory = z.enum(['spam', 'abuse', 'fraud', 'indecent', 'other']);
export type ReportCategory = z.output<typeof ReportCategory>;

export const reportUser = endpoint({
  method: 'POST',
  path: '/api/User/{id}/report',
  access: 'signedInWrite',
  params: ofPerson,
  body: z.strictObject({ category: ReportCategory, text: text(limits.reportText) }),
  reply: z.object({ reportId: z.string() }),
  errors: ['userNotFound', 'ownReport', 'alreadyReported', 'dailyLimit'],
  summary: 'Tells moderators of a person; one open report per reporter and subject',
});

export const reportProject = endpoint({
  method: 'POST',
  path: '/api/User/project/{projectId}/report',
  access: 'signedInWrite',
  params: z.object({ projectId: Id }),
  body: z.strictObject({ category: ReportCategory, text: text(limits.reportText) }),
  reply: z.object({ reportId: z.string() }),
  errors: ['projectNotFound', 'ownReport', 'alreadyReported', 'dailyLimit'],
  summary: 'Tells moderators of a project; one open report per reporter and subject',
});

/** What moderators do about a report: nothing, take its subject from view, or suspend the person. */
export const ReportDecision = z.enum(['dismiss', 'block', 'suspend']);
export type ReportDecision = z.output<typeof ReportDecision>;

/** A report as a moderator sees it. */
export const Report = z.object({
  id: z.string(),
  subjectType: z.enum(['profile', 'project']),
  subjectId: z.string(),
  subjectName: z.string(),
  /** The person’s, or the project’s owner’s. */
  telegramId: z.number(),
  photo: z.nullable(z.string()),
  category: ReportCategory,
  text: z.string(),
  reporter: z.object({ telegramId: z.number(), name: z.string() }),
  /** Open reports about the same subject, this one included. */
  openCount: z.number(),
  submittedAt: Moment,
});
export type Report = z.output<typeof Report>;

export const listReports = endpoint({
  method: 'GET',
  path: '/api/User/reports-for-moderation',
  access: 'moderator',
  query: Paging,
  reply: z.array(Report),
  summary: 'Open reports, oldest first',
});

export const decideReport = endpoint({
  method: 'POST',
  path: '/api/User/decide-report/{id}',
  access: 'moderator',
  params: z.object({ id: Id }),
  body: z.strictObject({ decision: ReportDecision, comment: z.optional(text(10_000)) }),
  reply: z.object({ id: z.string(), decision: ReportDecision, answered: z.number() }),
  errors: [
    'reportNotFound',
    'alreadyDecided',
    'ownSubmission',
    'forbidden',
    'reasonTooLong',
    'reasonTooShort',
  ],
  summary:
    'Decides on a report and on all open ones about the same subject; reporters are told. A project is blocked with a reason only. Meets who owned a project when it was reported; moderators are for admins to sanction',
});

export const releaseUser = endpoint({
  method: 'POST',
  path: '/api/User/{id}/release',
  access: 'moderator',
  params: ofPerson,
  body: z.strictObject({}),
  reply: z.object({ telegramId: z.number() }),
  errors: ['userNotFound', 'ownSubmission'],
  summary: 'Takes back that a person is blocked by moderators or suspended',
});
