import * as z from 'zod/mini';
import { Moment } from '#src/schemas/ids.ts';

export const ReportCategory = z.enum(['spam', 'abuse', 'fraud', 'indecent', 'other']);
export type ReportCategory = z.output<typeof ReportCategory>;

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
