import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Moment, TelegramId, UserRef } from './ids.ts';
import { NameWarning } from './person-name.ts';
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
  /** Of a name that others do not see before a moderator approved it. */
  warning: z.optional(NameWarning),
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

/** Who may see a contact: its owner only, people one works with, or everyone signed in. */
export const Visibility = z.enum(['self', 'team', 'everyone']);
export type Visibility = z.output<typeof Visibility>;

export const ContactVisibility = z.object({ phone: Visibility, email: Visibility });
export type ContactVisibility = z.output<typeof ContactVisibility>;

/**
 * A person (spec §3). Others see approved values; what they may not see is null. The owner's own
 * reads show pending values over them and list these in `pendingChanges`.
 */
export const User = z.object({
  id: z.string(),
  telegramId: z.number(),
  username: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The owner’s setting; null for others. */
  contactVisibility: z.nullable(ContactVisibility),
  university: z.string(),
  course: z.nullable(z.string()),
  major: z.string(),
  birthDate: z.null(),
  photo: z.nullable(z.string()),
  description: z.string(),
  statusShort: z.string(),
  statusLong: z.array(z.string()),
  tags: z.array(z.object({ tagName: z.string() })),
  links: z.array(z.object({ type: z.string(), url: z.string() })),
  experiences: z.array(StoredExperience),
  role: z.nullable(Role),
  moderationStatus: z.nullable(ModerationStatus),
  statusUpdatedAt: z.nullable(Moment),
  rejectionReason: z.nullable(z.string()),
  pendingChanges: z.array(PendingChange),
  /** What the owner sees of each field, as one word for `If-Match`; null for others. */
  version: z.nullable(z.string()),
});
export type User = z.output<typeof User>;

export const getOrCreateUser = endpoint({
  method: 'POST',
  path: '/api/User/get-or-create',
  access: 'selfRead',
  body: z.strictObject({ telegramId: TelegramId }),
  reply: User,
  summary: 'Signs a person in: their own profile, made from Telegram’s data the first time',
});

export const getUserByTelegram = endpoint({
  method: 'GET',
  path: '/api/User/get-user-by-telegram/{telegramId}',
  access: 'public',
  params: z.object({ telegramId: TelegramId }),
  reply: User,
  errors: ['userNotFound'],
  summary: 'A person by telegramId',
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/User/{id}',
  access: 'public',
  params: z.object({ id: UserRef }),
  reply: User,
  errors: ['userNotFound'],
  summary: 'A person by our id, or by telegramId',
});

const RoleReply = z.object({ telegramId: z.number(), role: Role });

export const grantModerator = endpoint({
  method: 'PUT',
  path: '/api/User/{id}/moderator',
  access: 'admin',
  params: z.object({ id: UserRef }),
  body: z.strictObject({}),
  reply: RoleReply,
  errors: ['userNotFound'],
  summary: 'Makes a person a moderator',
});

export const takeModerator = endpoint({
  method: 'DELETE',
  path: '/api/User/{id}/moderator',
  access: 'admin',
  params: z.object({ id: UserRef }),
  body: z.strictObject({}),
  reply: RoleReply,
  errors: ['userNotFound'],
  summary: 'Takes the role of moderator from a person',
});
