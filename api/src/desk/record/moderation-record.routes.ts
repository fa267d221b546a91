import { getStatistics, getTypicalTime, getWaiting, listRecord } from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { linkNextPage } from '#src/platform/paging.ts';
import { serve } from '#src/platform/http/route.ts';
import * as record from './record.service.ts';
import * as statistics from './statistics.service.ts';

export function moderationRecordRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;
  serve(app, getWaiting, (call) => statistics.readWaiting(db, call.person));
  serve(app, getTypicalTime, () => statistics.readTypicalTime(context));
  serve(app, getStatistics, (call) => statistics.readStatistics(context, call.person));
  serve(app, listRecord, async (call) => {
    const rows = await record.listRecord(db, call.query);
    linkNextPage(call, rows);
    return rows.map(record.toRecordEntry);
  });
}
