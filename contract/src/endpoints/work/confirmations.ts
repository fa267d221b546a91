import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { upTo } from '#src/schemas/bounds.ts';
import { Id, TelegramId } from '#src/schemas/ids.ts';
import { limits } from '#src/rules/limits.ts';
import { Paging } from '#src/schemas/paging.ts';
import { text } from '#src/schemas/text.ts';
import { ConfirmedWork, ProjectWork, WorkText } from '#src/schemas/work/confirmations.ts';

export const listConfirmedWork = endpoint('GET', '/api/User/confirmed-work/{telegramId}', {
  access: 'public',
  params: z.object({ telegramId: TelegramId }),
  reply: upTo(ConfirmedWork, 'confirmedShown'),
  errors: ['userNotFound'],
  summary: 'What a person did in teams, as owners confirmed it, newest first',
});

export const listProjectWork = endpoint('GET', '/api/User/project-work/{projectId}', {
  access: 'public',
  params: z.object({ projectId: Id }),
  reply: upTo(ProjectWork, 'projectWorkShown'),
  errors: ['projectNotFound'],
  summary:
    'Who did what in a project, as its owner confirmed it; for its owner also what they may confirm',
});

export const answerConfirmation = endpoint('POST', '/api/User/answer-confirmation', {
  access: 'owner',
  body: z.strictObject({ confirmationId: Id, confirm: z.boolean() }),
  reply: z.object({ confirmationId: z.string(), state: z.enum(['confirmed', 'declined']) }),
  errors: ['confirmationNotFound', 'projectNotFound', 'forbidden', 'confirmationAnswered'],
  summary:
    'Confirms what somebody did in one’s team, or does not; a no may become a yes. The same answer again changes nothing',
});

export const removeConfirmation = endpoint('DELETE', '/api/User/confirmation', {
  access: 'team',
  body: z.strictObject({ confirmationId: Id }),
  reply: z.object({ confirmationId: z.string() }),
  errors: ['confirmationNotFound', 'forbidden'],
  summary: 'Takes what was confirmed away for good: whose it is may, and the project’s owner',
});

export const hideConfirmation = endpoint('POST', '/api/User/hide-confirmation', {
  access: 'team',
  body: z.strictObject({ confirmationId: Id, isHidden: z.boolean() }),
  reply: z.object({ confirmationId: z.string(), isHidden: z.boolean() }),
  errors: ['confirmationNotFound', 'forbidden'],
  summary: 'Keeps what was confirmed of oneself from everybody else, or shows it again',
});

export const sendWorkText = endpoint('POST', '/api/User/work-text', {
  access: 'owner',
  body: z.strictObject({ confirmationId: Id, text: text(limits.workText, 1) }),
  reply: z.object({
    confirmationId: z.string(),
    textState: z.enum(['Pending', 'Approved', 'Rejected']),
  }),
  errors: ['confirmationNotFound', 'projectNotFound', 'forbidden', 'badInput', 'dailyLimit'],
  summary:
    'Adds up to two lines to what one confirmed, which are shown once a moderator approves them. The same again changes nothing',
});

export const removeWorkText = endpoint('DELETE', '/api/User/work-text', {
  access: 'teamOrModerator',
  body: z.strictObject({ confirmationId: Id }),
  reply: z.object({ confirmationId: z.string() }),
  errors: ['confirmationNotFound', 'forbidden'],
  summary: 'Takes the lines away: their owner may, whose work they are about, and moderators',
});

export const listWorkTexts = endpoint('GET', '/api/User/work-texts-for-moderation', {
  access: 'moderator',
  query: Paging,
  reply: z.array(WorkText),
  summary: 'What owners say of work they confirmed and waits for a moderator, oldest first',
});

export const decideWorkText = endpoint('POST', '/api/User/decide-work-text/{id}', {
  access: 'moderator',
  params: z.object({ id: Id }),
  body: z.strictObject({
    version: z.int().check(z.minimum(1), z.maximum(limits.versionMax)),
    approve: z.boolean(),
    comment: z.optional(text(10_000)),
  }),
  reply: z.object({ confirmationId: z.string(), state: z.enum(['Approved', 'Rejected']) }),
  errors: [
    'confirmationNotFound',
    'alreadyDecided',
    'staleVersion',
    'ownSubmission',
    'reasonTooShort',
    'reasonTooLong',
  ],
  summary: 'Publishes what an owner says of somebody’s work, or not, with a reason',
});
