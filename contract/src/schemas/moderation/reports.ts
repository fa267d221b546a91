import * as z from 'zod/mini';
import { Moment } from '#src/schemas/ids.ts';

export const ReportCategory = z.enum(['spam', 'abuse', 'fraud', 'indecent', 'other']);
export type ReportCategory = z.output<typeof ReportCategory>;

/** `block` takes what is reported from view. */
export const ReportDecision = z.enum(['dismiss', 'warn', 'block', 'suspend']);
export type ReportDecision = z.output<typeof ReportDecision>;

export const SuspensionDays = z.union([z.literal(7), z.literal(30)]);
export type SuspensionDays = z.output<typeof SuspensionDays>;

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
  /** Of the person, that holds already: until when, null until it is lifted. A shorter one does not end it. */
  suspension: z.nullable(z.object({ until: z.nullable(Moment) })),
});
export type Report = z.output<typeof Report>;
