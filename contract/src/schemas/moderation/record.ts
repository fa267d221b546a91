import * as z from 'zod/mini';
import { Moment } from '#src/schemas/ids.ts';

export const QueueKind = z.enum(['profile', 'project', 'report']);
export type QueueKind = z.output<typeof QueueKind>;

const WaitingKind = z.object({ count: z.number(), oldestAt: z.nullable(Moment) });

/** How much waits of each kind, counted up to `limits.waitingCounted`, and since when. */
export const Waiting = z.object({
  profile: WaitingKind,
  project: WaitingKind,
  report: WaitingKind,
  appeal: WaitingKind,
});
export type Waiting = z.output<typeof Waiting>;

/** Hours in which half of the last 30 days’ decisions came, at least 1; null before there are five. */
export const TypicalTime = z.object({
  profileHours: z.nullable(z.number()),
  projectHours: z.nullable(z.number()),
});
export type TypicalTime = z.output<typeof TypicalTime>;

const Actor = z.object({ telegramId: z.number(), name: z.string() });

export const RecordEntry = z.object({
  id: z.string(),
  kind: z.enum([
    'submitted',
    'appealed',
    'inReview',
    'approved',
    'partlyApproved',
    'rejected',
    'withdrawn',
    'reportDismissed',
    'reportBlocked',
    'reportWarned',
    'reportSuspended',
    'released',
    'becameModerator',
    'lostModerator',
    'statusChanged',
    'deleted',
    'takenDown',
    'restored',
    'archived',
    'unarchived',
    'handedOver',
    'suspended',
    'unsuspended',
    'hidden',
    'shown',
    'consented',
    'consentWithdrawn',
    'deletionAsked',
    'deletionCancelled',
    'erased',
    'removed',
    'sanctionAppealed',
    'appealGranted',
    'appealRefused',
  ]),
  subject: z.object({
    type: z.enum(['profile', 'project']),
    id: z.string(),
    name: z.string(),
    /** The person’s, or the project’s owner’s. */
    telegramId: z.number(),
  }),
  version: z.nullable(z.number()),
  /** Null where it was no person of Kollab: `origin` says who. */
  actor: z.nullable(Actor),
  /** A person, Kollab by itself, or somebody at the database. */
  origin: z.enum(['person', 'system', 'database']),
  reason: z.nullable(z.string()),
  until: z.optional(z.nullable(Moment)),
  /** Nobody else could decide: they moderated their own. */
  soleModerator: z.boolean(),
  changes: z.array(
    z.object({ changeType: z.string(), oldValue: z.unknown(), newValue: z.unknown() }),
  ),
  at: Moment,
});
export type RecordEntry = z.output<typeof RecordEntry>;

const Durations = {
  decided: z.number(),
  medianHours: z.nullable(z.number()),
  p95Hours: z.nullable(z.number()),
} as const;

/** In all, by moderator and by week (Monday, UTC). */
export const Statistics = z.object({
  waiting: Waiting,
  total: z.object(Durations),
  byModerator: z.array(
    z.object({ ...Actor.shape, approved: z.number(), rejected: z.number(), ...Durations }),
  ),
  byWeek: z.array(z.object({ week: z.string(), ...Durations })),
});
export type Statistics = z.output<typeof Statistics>;
