import { shareProject } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import { openTelegram } from './prepared-messages.ts';
import * as service from './sharing.service.ts';

export function sharingRoutes(app: FastifyInstance, context: Context) {
  const telegram = openTelegram(context.config, () =>
    app.log.warn('Telegram did not prepare a message: the project is shared by its address'),
  );
  serve(
    app,
    shareProject,
    ({ person, params: { projectId }, body: { vacancyId } }) =>
      service.share(context, telegram, person, { projectId, vacancyId }),
    { isPatient: true },
  );
}
