import { getStatistics, getTypicalTime, getWaiting, listRecord } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve, servePage } from '#src/platform/http/route.ts';
import * as record from './record.service.ts';
import * as statistics from './statistics.service.ts';

export function recordRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;
  serve(app, getWaiting, (call) => statistics.readWaiting(db, call.person));
  serve(app, getTypicalTime, () => statistics.readTypicalTime(context));
  serve(app, getStatistics, (call) => statistics.readStatistics(context, call.person));
  servePage(app, listRecord, (call) => record.listRecord(db, call.query));
}
