import * as z from 'zod/mini';
import { limits } from '#src/rules/limits.ts';
import { list } from '#src/schemas/bounds.ts';
import { Moment } from '#src/schemas/ids.ts';
import { nameWarnings } from '#src/rules/person-name.ts';
import { ReviewedField } from '#src/schemas/people/profile-fields.ts';
import { text } from '#src/schemas/text.ts';
import { ModerationStatus } from '#src/schemas/people/users.ts';

export const FieldChange = z.object({
  changeType: ReviewedField,
  oldValue: z.unknown(),
  newValue: z.unknown(),
  warning: z.optional(z.enum(nameWarnings)),
});
export type FieldChange = z.output<typeof FieldChange>;

export const RejectedField = z.object({ changeType: z.string(), reason: z.string() });
export type RejectedField = z.output<typeof RejectedField>;

/** What a person says against a rejection; another moderator decides (decision of `appeal-…`). */
export const Appeal = z.object({
  text: z.string(),
  reason: z.string(),
  rejectedBy: z.nullable(z.string()),
  rejectedAt: z.nullable(Moment),
  /** The reader rejected it, and so may not decide. */
  isOwnDecision: z.boolean(),
});
export type Appeal = z.output<typeof Appeal>;

export const Claim = z.object({
  telegramId: z.number(),
  name: z.string(),
  until: Moment,
});
export type Claim = z.output<typeof Claim>;

/**
 * What asks for a closer look at a submission: nothing of it was ever approved, it brings a tag that the
 * catalogue does not know or an address that was not there, or it was rejected before.
 */
export const Risk = z.enum(['first', 'newTag', 'newLink', 'rejectedBefore']);
export type Risk = z.output<typeof Risk>;

export const SubmittedProfile = z.object({
  id: z.string(),
  userId: z.string(),
  telegramId: z.number(),
  username: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  photo: z.nullable(z.string()),
  moderationStatus: ModerationStatus,
  version: z.number(),
  submittedAt: Moment,
  claimedBy: z.nullable(Claim),
  appeal: z.nullable(Appeal),
  /** For another moderator to decide on. */
  isOwn: z.boolean(),
  risks: z.array(Risk),
  newTags: z.array(z.string()),
  changes: z.array(FieldChange),
});
export type SubmittedProfile = z.output<typeof SubmittedProfile>;

/** One change record of the queue (spec §3, "Pending profile change"). */
export const PendingProfileChange = z.object({
  ...FieldChange.shape,
  telegramId: z.number(),
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  photo: z.nullable(z.string()),
  version: z.number(),
  moderatorComment: z.nullable(z.string()),
  createdAt: Moment,
});
export type PendingProfileChange = z.output<typeof PendingProfileChange>;

export const Version = z.optional(z.int().check(z.minimum(1), z.maximum(limits.versionMax)));

export const Decision = z.object({
  telegramId: z.number(),
  moderationStatus: ModerationStatus,
  version: z.number(),
  claimedBy: z.nullable(Claim),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Moment),
  rejectionReason: z.nullable(z.string()),
  rejectedFields: z.array(RejectedField),
});
export type Decision = z.output<typeof Decision>;

export const decisionErrors = [
  'ownSubmission',
  'nothingSubmitted',
  'alreadyDecided',
  'staleVersion',
  'ownDecision',
] as const;

/** All other submitted fields are published. */
export const rejectedFields = <F extends string>(
  field: z.ZodMiniType<F>,
): z.ZodMiniType<{ field: F; reason: string }[]> =>
  list(z.strictObject({ field, reason: text(10_000) }), 20, { min: 1 });

export const ModerationEvent = z.object({
  kind: z.enum([
    'submitted',
    'appealed',
    'inReview',
    'approved',
    'partlyApproved',
    'rejected',
    'withdrawn',
  ]),
  version: z.number(),
  reason: z.nullable(z.string()),
  at: Moment,
});
export type ModerationEvent = z.output<typeof ModerationEvent>;

/** Oldest step first. */
export const ModerationHistory = z.object({
  moderationStatus: z.nullable(ModerationStatus),
  statusUpdatedAt: z.nullable(Moment),
  rejectionReason: z.nullable(z.string()),
  /** Until when the latest rejection can be appealed; null where it cannot. */
  mayAppealUntil: z.nullable(Moment),
  events: z.array(ModerationEvent).check(z.maxLength(limits.historyEvents)),
  changes: z.array(FieldChange),
});
export type ModerationHistory = z.output<typeof ModerationHistory>;
