import * as z from 'zod/mini';
import { Moment } from '#src/schemas/ids.ts';
import { InboxEvent } from './events.ts';

export const Face = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), name: z.string(), photo: z.nullable(z.string()) }),
  z.object({
    kind: z.literal('project'),
    projectId: z.string(),
    coverImage: z.nullable(z.string()),
    palette: z.array(z.string()),
  }),
]);
export type Face = z.output<typeof Face>;

export const InboxItem = z.object({
  id: z.string(),
  event: InboxEvent,
  face: z.optional(Face),
  at: Moment,
  isRead: z.boolean(),
});
export type InboxItem = z.output<typeof InboxItem>;
