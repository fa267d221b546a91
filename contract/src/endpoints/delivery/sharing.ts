import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { Id } from '#src/schemas/ids.ts';
import { ProjectCard } from '#src/schemas/work/projects.ts';
import { Share } from '#src/schemas/delivery/sharing.ts';
import { line } from '#src/schemas/text.ts';

export const searchProjects = endpoint('searchProjects', {
  access: 'signedIn',
  query: z.object({ query: z._default(line(limits.searchQuery), '') }),
  reply: z.array(ProjectCard).check(z.maxLength(limits.inlineResults)),
  summary:
    'Approved projects by name or tag, the caller’s own first; all of one’s own for no query',
});

export const shareProject = endpoint('shareProject', {
  access: 'signedInWrite',
  params: z.object({ projectId: Id }),
  body: z.strictObject({}),
  reply: Share,
  errors: ['projectNotFound', 'dailyLimit'],
  summary: 'A message about an approved project that its caller can send to any chat',
});
