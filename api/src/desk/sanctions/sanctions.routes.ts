import { releaseUser } from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import { release } from './sanctions.service.ts';

export function sanctionRoutes(app: FastifyInstance, context: Context) {
  serve(app, releaseUser, ({ person, params }) => release(context, person, params.id));
}
