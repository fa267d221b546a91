import * as z from 'zod/mini';
import { Project } from './projects.ts';

/** A project that was brought back, with the vacancies and how many applications its end had closed. */
export const RestoredProject = z.object({
  ...Project.shape,
  closedByEnd: z.array(z.string()),
  closedApplications: z.number(),
});
export type RestoredProject = z.output<typeof RestoredProject>;
