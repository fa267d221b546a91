import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { TelegramId } from './ids.ts';
import { canonicalField, privateFields, ProfileChanges, reviewedFields } from './profile-fields.ts';
import { User } from './users.ts';

const self = z.object({ telegramId: TelegramId });

const readStatus = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? Object.fromEntries(Object.entries(input).map(([key, value]) => [canonicalField(key), value]))
    : input;

export const updateStatus = endpoint({
  method: 'PATCH',
  path: '/api/User/update-status/{telegramId}',
  access: 'selfWrite',
  params: self,
  body: z.pipe(
    z.transform(readStatus),
    z.partial(
      z.strictObject({
        statusShort: reviewedFields.statusShort,
        statusLong: reviewedFields.statusLong,
      }),
    ),
  ),
  reply: User,
  errors: ['badInput'],
  summary: 'Stages a new short and long status: {shortStatus, longStatus}',
});

const readChangeType = z.pipe(
  z.pipe(z.string(), z.transform(canonicalField)),
  z.keyof(z.object({ ...reviewedFields, ...privateFields })),
);

export const saveChange = endpoint({
  method: 'POST',
  path: '/api/User/save-change',
  access: 'selfWrite',
  body: z.strictObject({
    telegramId: TelegramId,
    changeType: readChangeType,
    newValue: z.unknown(),
  }),
  reply: User,
  errors: ['badInput'],
  summary: 'Stages a new value of one field',
});

export const sendToModeration = endpoint({
  method: 'POST',
  path: '/api/User/send-to-moderation',
  access: 'selfWrite',
  body: z.strictObject({
    telegramId: TelegramId,
    changes: z.pipe(
      z.pipe(
        z.optional(z.nullable(z.unknown())),
        z.transform((value): unknown => value ?? {}),
      ),
      ProfileChanges,
    ),
    submittedAt: z.optional(z.unknown()),
  }),
  reply: User,
  errors: ['badInput', 'nothingToSubmit'],
  summary: 'Stages the changes and submits all that is staged to the moderators',
});
