import {
  decideReport,
  deleteProject,
  listReports,
  reportProject,
  reportUser,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve, servePage } from '#src/platform/http/route.ts';
import * as decisions from './report-decisions.service.ts';
import { removeProject } from './project-removal.service.ts';
import * as service from './reports.service.ts';

export function reportRoutes(app: FastifyInstance, context: Context) {
  serve(app, reportUser, ({ person, params, body }) =>
    service.reportUser(context, person, params.id, body),
  );
  serve(app, reportProject, ({ person, params, body }) =>
    service.reportProject(context, person, params.projectId, body),
  );
  servePage(app, listReports, ({ person, query }) =>
    service.listReports(context.db, person, query),
  );
  serve(app, decideReport, ({ person, params, body }) =>
    decisions.decideReport(context, person, params.id, body),
  );
  serve(app, deleteProject, ({ person, params, body }) =>
    removeProject(context, person, { projectId: params.id, comment: body.comment }),
  );
}
