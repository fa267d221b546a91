import {
  appealSanction,
  decideSanctionAppeal,
  listOwnSanctions,
  listSanctionAppeals,
  releaseUser,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve, servePage } from '#src/platform/http/route.ts';
import * as appeals from './sanction-appeals.service.ts';
import { release } from './sanctions.service.ts';

export function sanctionRoutes(app: FastifyInstance, context: Context) {
  serve(app, releaseUser, ({ person, params }) => release(context, person, params.id));
  serve(app, listOwnSanctions, ({ person }) => appeals.listOwnSanctions(context, person));
  serve(app, appealSanction, ({ person, body }) => appeals.appeal(context, person, body));
  servePage(app, listSanctionAppeals, ({ person, query }) =>
    appeals.listAppeals(context.db, person, query),
  );
  serve(app, decideSanctionAppeal, ({ person, params, body }) =>
    appeals.decideAppeal(context, person, params.id, body),
  );
}
