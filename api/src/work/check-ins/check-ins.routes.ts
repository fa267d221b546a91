import {
  answerCheckIn,
  askModerators,
  getCheckIns,
  pauseProject,
  setCheckInDay,
  tellOwnerWhoIsMissing,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import * as service from './check-ins.service.ts';
import { setPaused } from './pausing.service.ts';

export function checkInRoutes(app: FastifyInstance, context: Context) {
  serve(app, getCheckIns, ({ params, person }) =>
    service.readCheckIns(context, person, params.projectId),
  );
  serve(app, answerCheckIn, ({ params, body, person }) =>
    service.answer(context, person, { ...params, ...body }),
  );
  serve(app, askModerators, ({ params, person }) => service.askModerators(context, person, params));
  serve(app, tellOwnerWhoIsMissing, ({ params, person }) =>
    service.tellOwner(context, person, params),
  );
  serve(app, setCheckInDay, ({ params, body, person }) =>
    service.setDay(context, person, params.projectId, body.day),
  );
  serve(app, pauseProject, ({ params, body, person }) =>
    setPaused(context, person, params.projectId, body.isPaused),
  );
}
