import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { Id, UserRef } from '#src/schemas/ids.ts';
import { Paging } from '#src/schemas/paging.ts';
import {
  Report,
  ReportCategory,
  ReportDecision,
  SuspensionDays,
} from '#src/schemas/moderation/reports.ts';
import { text } from '#src/schemas/text.ts';

const ofPerson = z.object({ id: UserRef });

export const reportUser = endpoint('POST', '/api/User/{id}/report', {
  access: 'signedInWrite',
  params: ofPerson,
  body: z.strictObject({ category: ReportCategory, text: text(limits.reportText) }),
  reply: z.object({ reportId: z.string() }),
  errors: ['userNotFound', 'ownReport', 'alreadyReported', 'dailyLimit'],
  summary: 'Tells moderators of a person; one open report per reporter and subject',
});

export const reportProject = endpoint('POST', '/api/User/project/{projectId}/report', {
  access: 'signedInWrite',
  params: z.object({ projectId: Id }),
  body: z.strictObject({ category: ReportCategory, text: text(limits.reportText) }),
  reply: z.object({ reportId: z.string() }),
  errors: ['projectNotFound', 'ownReport', 'alreadyReported', 'dailyLimit'],
  summary: 'Tells moderators of a project; one open report per reporter and subject',
});

export const listReports = endpoint('GET', '/api/User/reports-for-moderation', {
  access: 'moderator',
  query: Paging,
  reply: z.array(Report),
  summary: 'Open reports, oldest first',
});

export const decideReport = endpoint('POST', '/api/User/decide-report/{id}', {
  access: 'moderator',
  params: z.object({ id: Id }),
  body: z.strictObject({
    decision: ReportDecision,
    comment: z.optional(text(10_000)),
    /** Without it until a moderator lifts it. */
    days: z.optional(SuspensionDays),
  }),
  reply: z.object({ id: z.string(), decision: ReportDecision, answered: z.number() }),
  errors: [
    'reportNotFound',
    'alreadyDecided',
    'appealWaits',
    'ownSubmission',
    'forbidden',
    'reasonTooLong',
    'reasonTooShort',
  ],
  summary:
    'Decides on a report and on all open ones about the same subject; reporters are told. Whatever it is but a dismissal has a reason, and a suspension may have a term. Meets who owned a project when it was reported; moderators are for admins to sanction',
});
