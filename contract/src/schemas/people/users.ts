import * as z from 'zod/mini';
import { LookingForTeam } from '#src/schemas/people/looking-for-team.ts';
import { Moment } from '#src/schemas/ids.ts';
import { nameWarnings } from '#src/rules/person-name.ts';
import { type TextField, textFieldNames } from '#src/rules/profile/profile-fields.ts';
import { ReviewedField } from './profile-fields.ts';

export const Role = z.enum(['user', 'moderator', 'admin']);
export type Role = z.output<typeof Role>;

/** Compared without regard to case (spec §4). */
export const ModerationStatus = z.enum(['Pending', 'In_review', 'Approved', 'Rejected']);
export type ModerationStatus = z.output<typeof ModerationStatus>;

/** A change its owner has made and nobody has decided on. */
export const PendingChange = z.object({
  changeType: ReviewedField,
  oldValue: z.unknown(),
  newValue: z.unknown(),
  /** What the moderators have of the same field, where this is a newer draft. */
  submittedValue: z.optional(z.unknown()),
  /** Of a name that others do not see before a moderator approved it. */
  warning: z.optional(z.enum(nameWarnings)),
  state: z.enum(['draft', 'submitted']),
  createdAt: Moment,
});
export type PendingChange = z.output<typeof PendingChange>;

const StoredExperience = z.object({
  company: z.string(),
  department: z.string(),
  role: z.string(),
  workDurationYears: z.number(),
  logoUrl: z.nullable(z.string()),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
});

export const Visibility = z.enum(['self', 'team', 'everyone']);
export type Visibility = z.output<typeof Visibility>;

export const ContactVisibility = z.object({
  phone: Visibility,
  email: Visibility,
  telegram: z.enum(['everyone', 'request']),
});
export type ContactVisibility = z.output<typeof ContactVisibility>;

const textFields = Object.fromEntries(textFieldNames.map((field) => [field, z.string()])) as Record<
  TextField,
  z.ZodMiniString
>;

/**
 * A person (spec §3). Others see approved values; what they may not see is null. The owner's own
 * reads show pending values over them and list these in `pendingChanges`.
 */
export const User = z.object({
  id: z.string(),
  telegramId: z.number(),
  username: z.nullable(z.string()),
  ...textFields,
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  contactVisibility: z.nullable(ContactVisibility),
  course: z.nullable(z.string()),
  birthDate: z.null(),
  photo: z.nullable(z.string()),
  statusLong: z.array(z.string()),
  tags: z.array(z.object({ tagName: z.string() })),
  links: z.array(z.object({ type: z.string(), url: z.string() })),
  experiences: z.array(StoredExperience),
  lookingForTeam: z.nullable(LookingForTeam),
  hoursAWeek: z.nullable(z.number()),
  role: z.nullable(Role),
  moderationStatus: z.nullable(ModerationStatus),
  /** Rejected, but for the fields that were published with the same decision. */
  isPartlyApproved: z.boolean(),
  statusUpdatedAt: z.nullable(Moment),
  rejectionReason: z.nullable(z.string()),
  pendingChanges: z.array(PendingChange),
  /** To themselves: that moderators suspended or hid them, or that they took their consent back. */
  isRestricted: z.optional(z.boolean()),
  /** What the owner sees of each field, as one word for `If-Match`; null for others. */
  version: z.nullable(z.string()),
});
export type User = z.output<typeof User>;
