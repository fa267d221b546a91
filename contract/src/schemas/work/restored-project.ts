import * as z from 'zod/mini';
import { Project } from './projects.ts';

export const RestoredProject = z.object({
  ...Project.shape,
  closedByEnd: z.array(z.string()),
  closedApplications: z.number(),
});
export type RestoredProject = z.output<typeof RestoredProject>;
