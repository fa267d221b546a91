import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { Account, Policy, PolicyVersion } from '#src/schemas/account.ts';
import { TelegramId } from '#src/schemas/ids.ts';

const own = z.object({ telegramId: TelegramId });

const ownBody = z.strictObject({ telegramId: TelegramId });

export const getAccount = endpoint('GET', '/api/User/account/{telegramId}', {
  access: 'selfRead',
  params: own,
  reply: Account,
  summary: 'What a person agreed to, and whether their account is about to be erased',
});

export const getPolicy = endpoint('GET', '/api/policy', {
  access: 'public',
  reply: Policy,
  summary: 'What is published and kept of people, and its version',
});

export const giveConsent = endpoint('POST', '/api/User/consent', {
  access: 'selfRead',
  body: z.strictObject({
    telegramId: TelegramId,
    /** What the person was shown; without it the version in force. */
    policyVersion: z.optional(PolicyVersion),
  }),
  reply: Account,
  errors: ['policyChanged'],
  summary: 'Records that a person agrees to be published; after a withdrawal they are seen again',
});

export const withdrawConsent = endpoint('POST', '/api/User/withdraw-consent', {
  access: 'selfRead',
  body: ownBody,
  reply: Account,
  summary: 'Takes the consent back: nobody sees the person any more; again changes nothing',
});

export const requestExport = endpoint('POST', '/api/User/export', {
  access: 'selfRead',
  body: ownBody,
  reply: z.object({ status: z.literal('queued') }),
  errors: ['dailyLimit'],
  summary: 'Has the bot send a person all that Kollab keeps of theirs, as one zip',
});

export const requestDeletion = endpoint('POST', '/api/User/delete-account', {
  access: 'selfRead',
  body: ownBody,
  reply: Account,
  errors: ['dailyLimit'],
  summary: 'Has the account erased in 48 hours; again changes nothing',
});

export const cancelDeletion = endpoint('POST', '/api/User/keep-account', {
  access: 'selfRead',
  body: ownBody,
  reply: Account,
  summary: 'Calls the erasing off; where none was asked for, changes nothing',
});
