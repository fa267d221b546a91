import { getToday } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import { readToday } from './today.service.ts';

export function todayRoutes(app: FastifyInstance, context: Context) {
  serve(app, getToday, ({ person }) => readToday(context, person));
}
