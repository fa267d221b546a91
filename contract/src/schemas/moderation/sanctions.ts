import * as z from 'zod/mini';
import { Moment } from '#src/schemas/ids.ts';

/** `removal` is of a project, the others are of a person. */
export const SanctionKind = z.enum(['warning', 'suspension', 'hiding', 'removal']);
export type SanctionKind = z.output<typeof SanctionKind>;

export const AppealDecision = z.enum(['granted', 'refused']);
export type AppealDecision = z.output<typeof AppealDecision>;

export const OwnSanction = z.object({
  id: z.string(),
  kind: SanctionKind,
  projectId: z.nullable(z.string()),
  projectName: z.nullable(z.string()),
  /** Null where it was not kept. */
  reason: z.nullable(z.string()),
  at: Moment,
  /** When it ends by itself. */
  until: z.nullable(Moment),
  /** Null while it holds. */
  endedAt: z.nullable(Moment),
  /** Until when it can be appealed; null where it cannot, or was. */
  mayAppealUntil: z.nullable(Moment),
  appeal: z.nullable(
    z.object({
      text: z.string(),
      at: Moment,
      decision: z.nullable(AppealDecision),
      reason: z.nullable(z.string()),
      decidedAt: z.nullable(Moment),
    }),
  ),
});
export type OwnSanction = z.output<typeof OwnSanction>;

export const SanctionAppeal = z.object({
  id: z.string(),
  kind: SanctionKind,
  name: z.string(),
  /** The person’s, or the project’s owner’s. */
  telegramId: z.number(),
  projectId: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  sanctionedBy: z.nullable(z.string()),
  sanctionedAt: Moment,
  until: z.nullable(Moment),
  text: z.string(),
  submittedAt: Moment,
  /** Whether another moderator decides: the reader is who decided first, or whom it is about. */
  isForOthers: z.boolean(),
});
export type SanctionAppeal = z.output<typeof SanctionAppeal>;
