import { takeUpdate } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import * as service from './updates.service.ts';

export function updateRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, takeUpdate, (call) => service.take(db, call.body.updateId));
}
