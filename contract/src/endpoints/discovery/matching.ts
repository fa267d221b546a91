import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import {
  DismissalReason,
  MatchedPerson,
  MatchedVacancy,
  MatchRef,
} from '#src/schemas/discovery/matching.ts';
import { LookingForTeam } from '#src/schemas/people/looking-for-team.ts';
import { Id, TelegramId } from '#src/schemas/ids.ts';

export const listMatchedVacancies = endpoint('GET', '/api/User/matches/vacancies', {
  access: 'signedIn',
  reply: z.array(MatchedVacancy),
  summary:
    'Vacancies that fit the caller, best first, with why; to somebody without approved tags the newest, with no reason',
});

export const listMatchedPeople = endpoint('GET', '/api/User/matches/people', {
  access: 'ownerRead',
  query: z.object({ projectId: Id, vacancyId: Id }),
  reply: z.array(MatchedPerson),
  errors: ['projectNotFound', 'vacancyNotFound', 'forbidden'],
  summary: 'People whom an open vacancy of one’s own fits, best first, with why',
});

export const dismissMatch = endpoint('POST', '/api/User/matches/dismiss', {
  access: 'signedInWrite',
  body: z.strictObject({
    projectId: Id,
    vacancyId: Id,
    /** Whom the owner does not want to see at a vacancy; without it the caller does not want the vacancy. */
    personTelegramId: z.optional(TelegramId),
    reason: DismissalReason,
  }),
  reply: z.object({ vacancyId: z.string() }),
  errors: ['projectNotFound', 'vacancyNotFound', 'userNotFound', 'forbidden'],
  summary: 'Has a pair proposed to the caller no more for 30 days; the other side is not told',
});

export const callToApply = endpoint('POST', '/api/User/call-to-apply', {
  access: 'owner',
  body: z.strictObject(MatchRef.shape),
  reply: z.object({ telegramId: z.number() }),
  errors: [
    'projectNotFound',
    'vacancyNotFound',
    'userNotFound',
    'notCallable',
    'calledLately',
    'dailyLimit',
    'forbidden',
  ],
  summary: 'Has the bot ask a person whom a vacancy fits whether they want to apply',
});

export const setLookingForTeam = endpoint('PATCH', '/api/User/looking-for-team/{telegramId}', {
  access: 'selfWrite',
  params: z.object({ telegramId: TelegramId }),
  body: z.strictObject({
    lookingForTeam: z.optional(z.nullable(LookingForTeam)),
    hoursAWeek: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(limits.hoursAWeek)))),
  }),
  reply: z.object({
    lookingForTeam: z.nullable(LookingForTeam),
    hoursAWeek: z.nullable(z.number()),
  }),
  summary:
    'Whether a person looks for a team, and for how many hours a week: at once, without review. Changes what is given',
});
