import {
  apply,
  decideApplication,
  getApplication,
  listAllApplications,
  listOwnApplications,
  listProjectApplications,
  withdrawApplication,
} from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { linkNextPage } from '#src/platform/paging.ts';
import { serve } from '#src/platform/http/route.ts';
import { toApplication } from './applications.view.ts';
import * as service from './applications.service.ts';
import { applyTo, withdraw } from './applying.service.ts';
import * as decisions from './application-decisions.service.ts';

export function applicationRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;
  serve(app, apply, ({ person, body, idempotencyKey }) =>
    applyTo(context, person, { body, key: idempotencyKey }),
  );
  serve(app, listOwnApplications, async (call) => {
    const rows = await service.listOf(db, call.params.telegramId, call.query);
    linkNextPage(call, rows);
    const side = call.person.telegramId === call.params.telegramId ? 'applicant' : 'moderator';
    return rows.map((row) => toApplication(row, side));
  });
  serve(app, listAllApplications, async (call) => {
    const rows = await service.listAll(db, call.query);
    linkNextPage(call, rows);
    return rows.map((row) => toApplication(row, 'moderator'));
  });
  serve(app, listProjectApplications, async (call) => {
    const rows = await service.listWaiting(db, call.params.projectId, call.query, call.person);
    linkNextPage(call, rows);
    return rows.map((row) => toApplication(row, 'owner'));
  });
  serve(app, getApplication, ({ params, person }) => service.read(db, params, person));
  serve(app, decideApplication, async ({ params, body, person }) => {
    const { id: userId } = await service.getApplicant(db, params.telegramId, person.id);
    return decisions.decideApplication(context, person, { ...params, userId }, body);
  });
  serve(app, withdrawApplication, async ({ query, person }) => {
    await withdraw(context, { ...query, userId: person.id });
    return query;
  });
}
