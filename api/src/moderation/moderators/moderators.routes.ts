import {
  findByUsername,
  getOwnRole,
  grantModerator,
  listModerators,
  takeModerator,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import * as service from './moderators.service.ts';

export function moderatorRoutes(app: FastifyInstance, context: Context) {
  serve(app, listModerators, () => service.list(context));
  serve(app, findByUsername, ({ params }) => service.getByUsername(context, params.username));
  serve(app, getOwnRole, ({ person }) => ({ role: person.role }));
  serve(app, grantModerator, ({ params, person }) =>
    service.setModerator(context, params.id, true, person),
  );
  serve(app, takeModerator, ({ params, person }) =>
    service.setModerator(context, params.id, false, person),
  );
}
