import {
  decideReport,
  deleteProject,
  listReports,
  reportProject,
  reportUser,
} from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { linkNextPage } from '#src/platform/paging.ts';
import { serve } from '#src/platform/http/route.ts';
import { decide } from './deciding.service.ts';
import { removeProject } from './removing.service.ts';
import { toReport } from './report-cards.ts';
import * as reporting from './reporting.service.ts';

export function reportRoutes(app: FastifyInstance, context: Context) {
  serve(app, reportUser, ({ person, params, body }) =>
    reporting.reportUser(context, person, params.id, body),
  );
  serve(app, reportProject, ({ person, params, body }) =>
    reporting.reportProject(context, person, params.projectId, body),
  );
  serve(app, listReports, async (call) => {
    const rows = await reporting.listReports(context.db, call.person, call.query);
    linkNextPage(call, rows);
    return rows.map(toReport);
  });
  serve(app, decideReport, ({ person, params, body }) => decide(context, person, params.id, body));
  serve(app, deleteProject, ({ person, params, body }) =>
    removeProject(context, person, { projectId: params.id, comment: body.comment }),
  );
}
