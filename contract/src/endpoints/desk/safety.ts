import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { Id, TelegramId, UserRef } from '#src/schemas/ids.ts';
import { Paging } from '#src/schemas/paging.ts';
import { Report, ReportCategory, ReportDecision } from '#src/schemas/desk/safety.ts';
import { PersonCard } from '#src/schemas/people/person-card.ts';
import { text } from '#src/schemas/text.ts';

const ofPerson = z.object({ id: UserRef });

export const blockUser = endpoint('blockUser', {
  access: 'signedInWrite',
  params: ofPerson,
  body: z.strictObject({}),
  reply: z.object({ isBlocked: z.boolean() }),
  errors: ['userNotFound', 'ownBlock'],
  summary: 'Blocks a person: neither finds, sees or reaches the other. Again changes nothing',
});

export const unblockUser = endpoint('unblockUser', {
  access: 'signedInWrite',
  params: ofPerson,
  body: z.strictObject({}),
  reply: z.object({ isBlocked: z.boolean() }),
  errors: ['userNotFound'],
  summary: 'Takes one’s own block back. Again changes nothing',
});

export const listBlocked = endpoint('listBlocked', {
  access: 'selfRead',
  params: z.object({ telegramId: TelegramId }),
  query: Paging,
  reply: z.array(PersonCard),
  summary: 'Whom the person blocked, newest first',
});

export const reportUser = endpoint('reportUser', {
  access: 'signedInWrite',
  params: ofPerson,
  body: z.strictObject({ category: ReportCategory, text: text(limits.reportText) }),
  reply: z.object({ reportId: z.string() }),
  errors: ['userNotFound', 'ownReport', 'alreadyReported', 'dailyLimit'],
  summary: 'Tells moderators of a person; one open report per reporter and subject',
});

export const reportProject = endpoint('reportProject', {
  access: 'signedInWrite',
  params: z.object({ projectId: Id }),
  body: z.strictObject({ category: ReportCategory, text: text(limits.reportText) }),
  reply: z.object({ reportId: z.string() }),
  errors: ['projectNotFound', 'ownReport', 'alreadyReported', 'dailyLimit'],
  summary: 'Tells moderators of a project; one open report per reporter and subject',
});

export const listReports = endpoint('listReports', {
  access: 'moderator',
  query: Paging,
  reply: z.array(Report),
  summary: 'Open reports, oldest first',
});

export const decideReport = endpoint('decideReport', {
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

export const releaseUser = endpoint('releaseUser', {
  access: 'moderator',
  params: ofPerson,
  body: z.strictObject({}),
  reply: z.object({ telegramId: z.number() }),
  errors: ['userNotFound', 'ownSubmission'],
  summary: 'Takes back that a person is blocked by moderators or suspended',
});
