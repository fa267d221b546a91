import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { Id, TelegramId } from '#src/schemas/ids.ts';
import { RecordEntry, Statistics, TypicalTime, Waiting } from '#src/schemas/moderation/record.ts';
import { Paging } from '#src/schemas/paging.ts';

export const getWaiting = endpoint('GET', '/api/User/moderation-waiting', {
  access: 'moderator',
  reply: Waiting,
  summary: 'How much waits for moderators and since when',
});

export const getTypicalTime = endpoint('GET', '/api/User/moderation-typical-time', {
  access: 'signedIn',
  reply: TypicalTime,
  summary: 'How long a decision usually takes',
});

export const listRecord = endpoint('GET', '/api/User/moderation-record', {
  access: 'moderator',
  query: z.object({
    ...Paging.shape,
    subjectId: z.optional(Id),
    moderator: z.optional(TelegramId),
  }),
  reply: z.array(RecordEntry),
  summary: 'What was done to any subject and by any moderator, newest first',
});

export const getStatistics = endpoint('GET', '/api/User/moderation-statistics', {
  access: 'moderator',
  reply: Statistics,
  summary: 'Time to decide over the last eight weeks, newest week first',
});
