import {
  serverLimits,
  callToApply,
  dismissMatch,
  listMatchedPeople,
  listMatchedVacancies,
  setLookingForTeam,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import { call } from './calls.service.ts';
import { dismiss } from './dismissing.service.ts';
import { setLooking } from './looking.service.ts';
import { matchPeople, matchVacancies } from './matching.service.ts';

export function matchingRoutes(app: FastifyInstance, context: Context) {
  serve(app, listMatchedVacancies, ({ person }) =>
    matchVacancies(context, person, serverLimits.matchedVacancies),
  );
  serve(app, listMatchedPeople, ({ query, person }) =>
    matchPeople(context, query, person, serverLimits.matchedPeople),
  );
  serve(app, dismissMatch, ({ person, body }) => dismiss(context, person, body));
  serve(app, callToApply, ({ person, body }) => call(context, person, body));
  serve(app, setLookingForTeam, ({ person, body }) => setLooking(context, person, body));
}
