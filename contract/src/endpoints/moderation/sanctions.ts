import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { Id, TelegramId, UserRef } from '#src/schemas/ids.ts';
import { Paging } from '#src/schemas/paging.ts';
import { AppealDecision, OwnSanction, SanctionAppeal } from '#src/schemas/moderation/sanctions.ts';
import { text } from '#src/schemas/text.ts';

export const releaseUser = endpoint('POST', '/api/User/{id}/release', {
  access: 'moderator',
  params: z.object({ id: UserRef }),
  body: z.strictObject({}),
  reply: z.object({ telegramId: z.number() }),
  errors: ['userNotFound', 'ownSubmission'],
  summary: 'Takes back that a person is blocked by moderators or suspended',
});

export const listOwnSanctions = endpoint('GET', '/api/User/sanctions/{telegramId}', {
  access: 'selfRead',
  params: z.object({ telegramId: TelegramId }),
  reply: z.array(OwnSanction).check(z.maxLength(limits.ownSanctions)),
  summary: 'The latest decisions of moderators against a person or their projects, newest first',
});

export const appealSanction = endpoint('POST', '/api/User/appeal-sanction/{telegramId}', {
  access: 'selfRead',
  params: z.object({ telegramId: TelegramId }),
  body: z.strictObject({ sanctionId: Id, text: text(limits.appeal) }),
  reply: OwnSanction,
  errors: ['emptyAppeal', 'sanctionNotFound', 'alreadyAppealed', 'appealTooLate'],
  summary: 'Has another moderator look at a decision against the person, once',
});

export const listSanctionAppeals = endpoint('GET', '/api/User/appeals-for-moderation', {
  access: 'moderator',
  query: Paging,
  reply: z.array(SanctionAppeal),
  summary: 'Appeals against sanctions and removals that wait, oldest first',
});

export const decideSanctionAppeal = endpoint('POST', '/api/User/decide-appeal/{id}', {
  access: 'moderator',
  params: z.object({ id: Id }),
  body: z.strictObject({ decision: AppealDecision, comment: z.optional(text(10_000)) }),
  reply: z.object({ id: z.string(), decision: AppealDecision }),
  errors: [
    'sanctionNotFound',
    'alreadyDecided',
    'ownSubmission',
    'ownDecision',
    'reasonTooLong',
    'reasonTooShort',
  ],
  summary:
    'Decides on an appeal: granted, the person or project is as before; refused, with a reason. Not by who decided first, unless nobody else may',
});
