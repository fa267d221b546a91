import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { Id } from '#src/schemas/ids.ts';
import { Figures, ViewSource } from '#src/schemas/work/analytics.ts';

const params = z.object({ projectId: Id });

export const getFigures = endpoint('GET', '/api/User/project/{projectId}/figures', {
  access: 'ownerRead',
  params,
  reply: Figures,
  errors: ['projectNotFound', 'forbidden'],
  summary: 'How often a project was opened in the last 28 days, and what came of it',
});

export const noteView = endpoint('POST', '/api/User/project/{projectId}/view', {
  access: 'public',
  params,
  body: z.strictObject({
    source: ViewSource,
    vacancyId: z.optional(Id),
    hasBegun: z.optional(z.boolean()),
  }),
  reply: z.object({}),
  summary:
    'Says that the caller opened a project; counted once a day, later, and only if others may see it',
});
