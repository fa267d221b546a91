import { deleteProject } from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import { removeProject } from './removing.service.ts';

/** Its owner deletes a project, or a moderator takes it down. */
export function removalRoutes(app: FastifyInstance, context: Context) {
  serve(app, deleteProject, ({ person, params, body }) =>
    removeProject(context, person, { projectId: params.id, comment: body.comment }),
  );
}
