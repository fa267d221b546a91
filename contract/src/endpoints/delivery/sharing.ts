import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { Id } from '#src/schemas/ids.ts';
import { Share } from '#src/schemas/delivery/sharing.ts';

export const shareProject = endpoint('POST', '/api/User/share-project/{projectId}', {
  access: 'signedInWrite',
  params: z.object({ projectId: Id }),
  body: z.strictObject({
    vacancyId: z.optional(z.union([Id, z.literal('all')])),
  }),
  reply: Share,
  errors: ['projectNotFound', 'vacancyNotFound', 'dailyLimit'],
  summary: 'A message about an approved project that its caller can send to any chat',
});
