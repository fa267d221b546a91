import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { TelegramId, UserRef } from '#src/schemas/ids.ts';
import {
  Decision,
  decisionErrors,
  ModerationHistory,
  PendingProfileChange,
  rejectedFields,
  SubmittedProfile,
  Version,
} from '#src/schemas/moderation/profile-queue.ts';
import { Paging } from '#src/schemas/paging.ts';
import { NewTagDecisions } from '#src/schemas/people/tags.ts';
import { ReviewedField } from '#src/schemas/people/profile-fields.ts';
import { orEmpty, text } from '#src/schemas/text.ts';
import { ModerationStatus } from '#src/schemas/people/users.ts';

export const listSubmittedProfiles = endpoint('GET', '/api/User/profiles-for-moderation', {
  access: 'moderator',
  query: Paging,
  reply: z.array(SubmittedProfile),
  summary: 'Profiles that wait for a moderator, oldest first',
});

export const listPendingProfileChanges = endpoint('GET', '/api/User/pending-profile-changes', {
  access: 'moderator',
  query: Paging,
  reply: z.array(PendingProfileChange),
  summary: 'Submitted changes of all profiles, oldest first',
});

const profileErrors = ['userNotFound', ...decisionErrors] as const;

export const approveProfile = endpoint('POST', '/api/User/approve-profile/{telegramId}', {
  access: 'moderator',
  params: z.object({ telegramId: UserRef }),
  body: z.strictObject({ version: Version, tags: NewTagDecisions }),
  reply: Decision,
  errors: [...profileErrors, 'badInput'],
  summary:
    'Publishes what is submitted; with a version, only if that is what is submitted now; `tags` replaces or drops new tags',
});

export const rejectProfile = endpoint('POST', '/api/User/reject-profile/{telegramId}', {
  access: 'moderator',
  params: z.object({ telegramId: UserRef }),
  body: z.strictObject({ comment: orEmpty(text(10_000)), version: Version }),
  reply: Decision,
  errors: [...profileErrors, 'reasonTooShort', 'reasonTooLong'],
  summary: 'Gives the submitted values back to their owner as drafts, with a reason',
});

export const decideProfile = endpoint('POST', '/api/User/decide-profile/{telegramId}', {
  access: 'moderator',
  params: z.object({ telegramId: UserRef }),
  body: z.strictObject({
    version: Version,
    rejected: rejectedFields(ReviewedField),
    tags: NewTagDecisions,
  }),
  reply: Decision,
  errors: [...profileErrors, 'reasonTooShort', 'reasonTooLong', 'fieldNotSubmitted'],
  summary: 'Publishes some submitted fields and gives others back, with a reason each',
});

export const appealProfile = endpoint('POST', '/api/User/appeal-profile', {
  access: 'selfWrite',
  body: z.strictObject({ telegramId: TelegramId, text: text(limits.appeal) }),
  reply: z.object({ moderationStatus: ModerationStatus }),
  errors: ['emptyAppeal', 'nothingRejected', 'alreadyAppealed', 'appealTooLate', 'nothingToSubmit'],
  summary: 'Has another moderator decide on what was rejected, once per rejection, within 20 days',
});

export const setInReview = endpoint('POST', '/api/User/set-in-review/{id}', {
  access: 'moderator',
  params: z.object({ id: UserRef }),
  body: z.strictObject({ version: Version }),
  reply: Decision,
  errors: [...profileErrors, 'claimedByOther'],
  summary: 'Takes a submission into work: claims it for the moderator for 15 minutes',
});

export const setAllInReview = endpoint('POST', '/api/User/set-all-in-review', {
  access: 'moderator',
  body: z.strictObject({}),
  reply: z.object({ count: z.number() }),
  summary: 'Moves every Pending profile to In_review; claims none and notifies nobody',
});

export const getModerationHistory = endpoint('GET', '/api/User/moderation-history/{telegramId}', {
  access: 'selfReadOrModerator',
  params: z.object({ telegramId: TelegramId }),
  reply: ModerationHistory,
  errors: ['userNotFound'],
  summary: 'The timeline of a profile’s moderation and what is submitted now',
});
