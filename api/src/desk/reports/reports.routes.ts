import {
  blockUser,
  decideReport,
  listBlocked,
  listReports,
  releaseUser,
  reportProject,
  reportUser,
  unblockUser,
} from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { linkNextPage } from '#src/platform/paging.ts';
import { serve } from '#src/platform/http/route.ts';
import * as blocks from '#src/people/blocks/blocks.service.ts';
import { decide } from './deciding.service.ts';
import { toReport } from './report-cards.ts';
import * as reporting from './reporting.service.ts';
import { release } from '#src/desk/sanctions/sanctions.service.ts';

export function safetyRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;
  serve(app, blockUser, ({ person, params }) => blocks.block(context, person, params.id));
  serve(app, unblockUser, ({ person, params }) => blocks.unblock(context, person, params.id));
  serve(app, listBlocked, async (call) => {
    const rows = await blocks.listBlocked(db, call.person, call.query);
    linkNextPage(call, rows);
    return rows.map(blocks.toPersonCard);
  });
  serve(app, reportUser, ({ person, params, body }) =>
    reporting.reportUser(context, person, params.id, body),
  );
  serve(app, reportProject, ({ person, params, body }) =>
    reporting.reportProject(context, person, params.projectId, body),
  );
  serve(app, listReports, async (call) => {
    const rows = await reporting.listReports(db, call.person, call.query);
    linkNextPage(call, rows);
    return rows.map(toReport);
  });
  serve(app, decideReport, ({ person, params, body }) => decide(context, person, params.id, body));
  serve(app, releaseUser, ({ person, params }) => release(context, person, params.id));
}
