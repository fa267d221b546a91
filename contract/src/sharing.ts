import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './ids.ts';
import { limits } from './limits.ts';
import { ProjectCard } from './projects.ts';
import { line } from './text.ts';

export const searchProjects = endpoint({
  method: 'GET',
  path: '/api/User/search-projects',
  access: 'signedIn',
  query: z.object({ query: z._default(line(limits.searchQuery), '') }),
  reply: z.array(ProjectCard).check(z.maxLength(limits.inlineResults)),
  summary:
    'Approved projects by name or tag, the caller’s own first; all of one’s own for no query',
});

/** What a project is shared with. */
export const Share = z.object({
  /** For clients that send prepared messages; null where Telegram gave none. */
  preparedMessageId: z.nullable(z.string()),
  /** Opens the project in Telegram. */
  url: z.string(),
  text: z.string(),
});
export type Share = z.output<typeof Share>;

export const shareProject = endpoint({
  method: 'POST',
  path: '/api/User/share-project/{projectId}',
  access: 'signedInWrite',
  params: z.object({ projectId: Id }),
  body: z.strictObject({}),
  reply: Share,
  errors: ['projectNotFound', 'dailyLimit'],
  summary: 'A message about an approved project that its caller can send to any chat',
});
