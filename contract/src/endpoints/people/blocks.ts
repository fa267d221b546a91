import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { TelegramId, UserRef } from '#src/schemas/ids.ts';
import { Paging } from '#src/schemas/paging.ts';
import { PersonCard } from '#src/schemas/people/person-card.ts';

const ofPerson = z.object({ id: UserRef });

export const blockUser = endpoint('PUT', '/api/User/{id}/block', {
  access: 'signedInWrite',
  params: ofPerson,
  body: z.strictObject({}),
  reply: z.object({ isBlocked: z.boolean() }),
  errors: ['userNotFound', 'ownBlock'],
  summary: 'Blocks a person: neither finds, sees or reaches the other. Again changes nothing',
});

export const unblockUser = endpoint('DELETE', '/api/User/{id}/block', {
  access: 'signedInWrite',
  params: ofPerson,
  body: z.strictObject({}),
  reply: z.object({ isBlocked: z.boolean() }),
  errors: ['userNotFound'],
  summary: 'Takes one’s own block back. Again changes nothing',
});

export const listBlocked = endpoint('GET', '/api/User/blocked/{telegramId}', {
  access: 'selfRead',
  params: z.object({ telegramId: TelegramId }),
  query: Paging,
  reply: z.array(PersonCard),
  summary: 'Whom the person blocked, newest first',
});
