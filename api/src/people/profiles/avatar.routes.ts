import { uploadAvatar } from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import { setAvatar } from './avatar.service.ts';

const timeout = 60_000;

export function uploadRoutes(app: FastifyInstance, context: Context) {
  serve(app, uploadAvatar, (call) => setAvatar(context, call), { timeout });
}
