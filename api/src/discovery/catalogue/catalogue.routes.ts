import {
  listNewThisWeek,
  listVacancies,
  listWiderVacancies,
  searchProjects,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve, servePage } from '#src/platform/http/route.ts';
import { viewerOf } from '#src/people/visibility/visibility.service.ts';
import * as newest from './newest.service.ts';
import * as projects from './project-search.service.ts';
import * as vacancies from './vacancy-search.service.ts';

export function catalogueRoutes(app: FastifyInstance, context: Context) {
  const { replicas, clock, config } = context;
  servePage(app, listVacancies, ({ actor, query }) =>
    replicas.read(actor, (db) => vacancies.listVacancies(context, db, viewerOf(actor).id, query)),
  );
  serve(app, listWiderVacancies, ({ actor, query }) =>
    replicas.read(actor, (db) => vacancies.listWider(db, viewerOf(actor).id, query)),
  );
  servePage(app, searchProjects, ({ actor, person, query }) =>
    replicas.read(actor, (db) => projects.searchProjects(db, person, query)),
  );
  serve(app, listNewThisWeek, ({ actor, person }) =>
    replicas.read(actor, (db) => newest.listNewThisWeek(db, person, clock(), config.startingTags)),
  );
}
