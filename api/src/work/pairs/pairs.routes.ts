import {
  agreeToPair,
  declinePair,
  getPair,
  inviteToPair,
  listPairs,
  withdrawPair,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import * as agreeing from './pair-agreeing.service.ts';
import * as pairs from './pairs.service.ts';

export function pairRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;
  serve(app, inviteToPair, ({ person, body }) => pairs.invite(context, person, body));
  serve(app, listPairs, ({ person }) => pairs.listInvited(db, person));
  serve(app, getPair, ({ params, person }) => pairs.read(db, params.pairId, person));
  serve(app, agreeToPair, ({ person, body }) => agreeing.agree(context, person, body));
  serve(app, declinePair, ({ person, body }) =>
    pairs.end(context, person, { ...body, state: 'declined' }),
  );
  serve(app, withdrawPair, ({ person, body }) =>
    pairs.end(context, person, { ...body, state: 'withdrawn' }),
  );
}
