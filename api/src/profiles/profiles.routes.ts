import { saveChange, sendToModeration, updateStatus } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/context.ts';
import { serve } from '#src/http/route.ts';
import * as service from './profiles.service.ts';

export function profileRoutes(app: FastifyInstance, context: Context) {
  serve(app, updateStatus, (call) => service.stageChanges(context, call.person, call.body));
  serve(app, saveChange, ({ person, body }) =>
    service.saveChange(context, person, body.changeType, body.newValue),
  );
  serve(app, sendToModeration, (call) => service.send(context, call.person, call.body));
}
