import * as z from 'zod/mini';
import { limits } from '#src/rules/limits.ts';
import { list } from '#src/schemas/bounds.ts';
import { Moment } from '#src/schemas/ids.ts';
import { nameWarnings } from '#src/rules/person-name.ts';
import { ReviewedField } from '#src/schemas/people/profile-fields.ts';
import { text } from '#src/schemas/text.ts';
import { ModerationStatus } from '#src/schemas/people/users.ts';

/** One changed field: from what to what. */
export const FieldChange = z.object({
  changeType: ReviewedField,
  oldValue: z.unknown(),
  newValue: z.unknown(),
  warning: z.optional(z.enum(nameWarnings)),
});
export type FieldChange = z.output<typeof FieldChange>;

/** A field that a moderator turned down while others of the same submission were published. */
export const RejectedField = z.object({ changeType: z.string(), reason: z.string() });
export type RejectedField = z.output<typeof RejectedField>;

/** What a person says against a rejection; another moderator decides (decision of `appeal-…`). */
export const Appeal = z.object({
  text: z.string(),
  /** The rejection it is against. */
  reason: z.string(),
  rejectedBy: z.nullable(z.string()),
  rejectedAt: z.nullable(Moment),
  /** Whether the reader is who rejected, and so may not decide. */
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

/** A submitted profile as a moderator sees it. */
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
  /** Whether it is the reader's own, and so for another moderator to decide on. */
  isOwn: z.boolean(),
  risks: z.array(Risk),
  /** Submitted tags that the catalogue does not know. */
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

/** The version of a submission that a moderator saw. */
export const Version = z.optional(z.int().check(z.minimum(1), z.maximum(limits.versionMax)));

/** What became of a submission. */
export const Decision = z.object({
  telegramId: z.number(),
  moderationStatus: ModerationStatus,
  version: z.number(),
  claimedBy: z.nullable(Claim),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Moment),
  rejectionReason: z.nullable(z.string()),
  /** Set where the rest was published. */
  rejectedFields: z.array(RejectedField),
});
export type Decision = z.output<typeof Decision>;

/** Why a decision may be refused, whatever it is about. */
export const decisionErrors = [
  'ownSubmission',
  'nothingSubmitted',
  'alreadyDecided',
  'staleVersion',
  'ownDecision',
] as const;

/** The fields to turn down, each with a reason; all other submitted fields are published. */
export const rejectedFields = <F extends string>(
  field: z.ZodMiniType<F>,
): z.ZodMiniType<{ field: F; reason: string }[]> =>
  list(z.strictObject({ field, reason: text(10_000) }), 20, { min: 1 });

/** One step of a profile's way through moderation. */
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

/** How a profile's moderation stands and how it came there, oldest step first. */
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
