import {
  answerConfirmation,
  decideWorkText,
  hideConfirmation,
  listConfirmedWork,
  listProjectWork,
  listWorkTexts,
  removeConfirmation,
  removeWorkText,
  sendWorkText,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve, servePage } from '#src/platform/http/route.ts';
import * as reading from './confirmation-reading.service.ts';
import * as confirmations from './confirmations.service.ts';
import * as texts from './work-texts.service.ts';

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
  serve(app, sendWorkText, ({ person, body }) => texts.send(context, person, body));
  serve(app, removeWorkText, ({ person, body }) =>
    texts.remove(context, person, body.confirmationId),
  );
  servePage(app, listWorkTexts, ({ person, query }) => texts.listTexts(context, person, query));
  serve(app, decideWorkText, ({ person, params, body }) =>
    texts.decide(context, person, params.id, body),
  );
}
