import {
  answerConfirmation,
  hideConfirmation,
  listConfirmedWork,
  listProjectWork,
  removeConfirmation,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import * as reading from './confirmation-reading.service.ts';
import * as confirmations from './confirmations.service.ts';

export function confirmationRoutes(app: FastifyInstance, context: Context) {
  serve(app, listConfirmedWork, ({ params, actor }) =>
    reading.listConfirmedWork(context, params.telegramId, actor),
  );
  serve(app, listProjectWork, ({ params, actor }) =>
    reading.listProjectWork(context, params.projectId, actor),
  );
  serve(app, answerConfirmation, ({ person, body }) => confirmations.answer(context, person, body));
  serve(app, removeConfirmation, ({ person, body }) =>
    confirmations.remove(context, person, body.confirmationId),
  );
  serve(app, hideConfirmation, ({ person, body }) => confirmations.hide(context, person, body));
}
