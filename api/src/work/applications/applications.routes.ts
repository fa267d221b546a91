import {
  apply,
  decideApplication,
  getApplication,
  getOpenApplications,
  listAllApplications,
  listOwnApplications,
  listProjectApplications,
  remindTomorrow,
  setFirstChoice,
  withdrawApplication,
  withdrawOthers,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve, servePage } from '#src/platform/http/route.ts';
import * as service from './applications.service.ts';
import * as decisions from './application-decisions.service.ts';
import * as applying from './applying.service.ts';
import * as choices from './own-choices.service.ts';
import * as waiting from './application-waiting.service.ts';

export function applicationRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;
  serve(app, apply, ({ person, body, idempotencyKey: key }) =>
    applying.applyTo(context, person, { body, key }),
  );
  servePage(app, listOwnApplications, ({ params, query, person }) =>
    service.listOf(context, params.telegramId, query, person),
  );
  servePage(app, listAllApplications, ({ query }) => service.listAll(db, query));
  servePage(app, listProjectApplications, ({ params, query, person }) =>
    service.listWaiting(context, params.projectId, query, person),
  );
  serve(app, getApplication, ({ params, person }) => service.read(context, params, person));
  serve(app, decideApplication, ({ params, body, person }) =>
    decisions.decideApplication(context, person, params, body),
  );
  serve(app, withdrawApplication, ({ query, person }) =>
    applying.withdrawApplication(context, person, query),
  );
  serve(app, getOpenApplications, ({ person }) => choices.readOpen(context, person));
  serve(app, setFirstChoice, ({ person, body }) => choices.chooseFirst(context, person, body));
  serve(app, withdrawOthers, ({ person, body }) => choices.withdrawOthers(context, person, body));
  serve(app, remindTomorrow, ({ person }) => waiting.remindTomorrow(context, person));
}
