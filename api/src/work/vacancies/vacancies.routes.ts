import { closeVacancy, reopenVacancies, reopenVacancy, setVacancyPlaces } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import * as service from './vacancies.service.ts';

export function vacancyRoutes(app: FastifyInstance, context: Context) {
  serve(app, closeVacancy, ({ params, body, person }) =>
    service.close(context, person, params, body.rejectOthers ?? false),
  );
  serve(app, reopenVacancy, ({ params, person }) => service.reopen(context, person, params));
  serve(app, reopenVacancies, ({ params, body, person }) =>
    service.reopenAll(context, person, params.projectId, body.vacancyIds),
  );
  serve(app, setVacancyPlaces, ({ params, body, person }) =>
    service.setPlaces(context, person, params, body.places),
  );
}
