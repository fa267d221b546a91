import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Moment, TelegramId } from './ids.ts';

/** What a person and Kollab agreed about the person's data. */
export const Account = z.object({
  /** When they agreed that others see what moderators approve; null: not yet. */
  consentedAt: z.nullable(Moment),
  /** When all of theirs is erased; null: they did not ask. Until then they may change their mind. */
  deletesAt: z.nullable(Moment),
});
export type Account = z.output<typeof Account>;

const own = z.object({ telegramId: TelegramId });
const ownBody = z.strictObject({ telegramId: TelegramId });

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/User/account/{telegramId}',
  access: 'selfRead',
  params: own,
  reply: Account,
  summary: 'What a person agreed to, and whether their account is about to be erased',
});

export const giveConsent = endpoint({
  method: 'POST',
  path: '/api/User/consent',
  access: 'selfRead',
  body: ownBody,
  reply: Account,
  summary: 'Records that a person agrees to be published; again changes nothing',
});

export const requestExport = endpoint({
  method: 'POST',
  path: '/api/User/export',
  access: 'selfRead',
  body: ownBody,
  reply: z.object({ status: z.literal('queued') }),
  errors: ['dailyLimit'],
  summary: 'Has the bot send a person all that Kollab keeps of theirs, as one zip',
});

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/api/User/delete-account',
  access: 'selfRead',
  body: ownBody,
  reply: Account,
  errors: ['dailyLimit'],
  summary: 'Has the account erased in 48 hours; again changes nothing',
});

export const cancelDeletion = endpoint({
  method: 'POST',
  path: '/api/User/keep-account',
  access: 'selfRead',
  body: ownBody,
  reply: Account,
  summary: 'Calls the erasing off; where none was asked for, changes nothing',
});
