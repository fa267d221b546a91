import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { upTo } from '#src/schemas/bounds.ts';
import { Id, TelegramId } from '#src/schemas/ids.ts';
import { ConfirmedWork, ProjectWork } from '#src/schemas/work/confirmations.ts';

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
