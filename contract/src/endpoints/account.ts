import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { Account } from '#src/schemas/account.ts';
import { TelegramId } from '#src/schemas/ids.ts';

const own = z.object({ telegramId: TelegramId });

const ownBody = z.strictObject({ telegramId: TelegramId });

export const getAccount = endpoint('getAccount', {
  access: 'selfRead',
  params: own,
  reply: Account,
  summary: 'What a person agreed to, and whether their account is about to be erased',
});

export const giveConsent = endpoint('giveConsent', {
  access: 'selfRead',
  body: ownBody,
  reply: Account,
  summary: 'Records that a person agrees to be published; again changes nothing',
});

export const requestExport = endpoint('requestExport', {
  access: 'selfRead',
  body: ownBody,
  reply: z.object({ status: z.literal('queued') }),
  errors: ['dailyLimit'],
  summary: 'Has the bot send a person all that Kollab keeps of theirs, as one zip',
});

export const requestDeletion = endpoint('requestDeletion', {
  access: 'selfRead',
  body: ownBody,
  reply: Account,
  errors: ['dailyLimit'],
  summary: 'Has the account erased in 48 hours; again changes nothing',
});

export const cancelDeletion = endpoint('cancelDeletion', {
  access: 'selfRead',
  body: ownBody,
  reply: Account,
  summary: 'Calls the erasing off; where none was asked for, changes nothing',
});
