import {
  appealProject,
  approveProject,
  decideProject,
  getProjectSubmission,
  listSubmittedProjects,
  rejectProject,
  setProjectInReview,
} from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { linkNextPage } from '#src/platform/paging.ts';
import { serve } from '#src/platform/http/route.ts';
import * as service from './project-queue.service.ts';

export function projectModerationRoutes(app: FastifyInstance, context: Context) {
  const { db, clock } = context;
  serve(app, listSubmittedProjects, async (call) => {
    const rows = await service.listQueue(db, call.person, call.query);
    linkNextPage(
      call,
      rows.map(({ position, submission_id: id }) => ({ position, id })),
    );
    await service.noteShown(context, call.person, rows);
    return rows.map((row) => service.toSubmittedProject(row, call.person, clock()));
  });
  serve(app, approveProject, ({ params, body, person }) =>
    service.approve(context, params.id, { ...body, moderator: person }),
  );
  serve(app, rejectProject, ({ params, body, person }) =>
    service.reject(context, params.id, {
      version: body.version,
      reason: body.comment,
      moderator: person,
    }),
  );
  serve(app, decideProject, ({ params, body, person }) =>
    service.decide(context, params.id, { ...body, moderator: person }),
  );
  serve(app, appealProject, ({ body, person }) => service.appeal(context, person, body));
  serve(app, setProjectInReview, ({ params, body, person }) =>
    service.claim(context, params.id, { ...body, moderator: person }),
  );
  serve(app, getProjectSubmission, ({ params }) => service.readSubmission(db, params.id));
}
