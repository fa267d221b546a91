import {
  cancelDeletion,
  downloadExport,
  getAccount,
  getPolicy,
  giveConsent,
  requestDeletion,
  requestExport,
  withdrawConsent,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import * as service from './account.service.ts';
import { openExport } from './export.service.ts';

/** A slow reader has as long as a lease lasts, and some. */
const exportTimeout = 120_000;

export function accountRoutes(app: FastifyInstance, context: Context) {
  serve(app, getAccount, (call) => service.readAccount(context, context.db, call.person.id), {
    makesNobody: true,
  });
  serve(app, getPolicy, () => context.config.policy);
  serve(app, giveConsent, (call) => service.giveConsent(context, call.person.id, call.body));
  serve(app, withdrawConsent, (call) => service.withdrawConsent(context, call.person.id));
  serve(app, requestExport, (call) => service.requestExport(context, call.person.id));
  serve(app, downloadExport, (call) => openExport(context, call.params.id), {
    timeout: exportTimeout,
  });
  serve(app, requestDeletion, (call) => service.requestDeletion(context, call.person.id));
  serve(app, cancelDeletion, (call) => service.cancelDeletion(context, call.person.id), {
    makesNobody: true,
  });
}
