import {
  answerMeeting,
  answerPoll,
  cancelMeeting,
  decideMeeting,
  getMeeting,
  notePoll,
  proposeMeeting,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import * as meetings from './meetings.service.ts';

export function meetingRoutes(app: FastifyInstance, context: Context) {
  serve(app, getMeeting, ({ person, params }) =>
    meetings.readMeeting(context, person, params.projectId),
  );
  serve(app, proposeMeeting, ({ person, params, body }) =>
    meetings.proposeMeeting(context, person, { ...params, ...body }),
  );
  serve(app, cancelMeeting, ({ person, params }) =>
    meetings.cancelMeeting(context, person, params.projectId),
  );
  serve(app, answerMeeting, ({ person, params, body }) =>
    meetings.answerMeeting(context, person, { ...params, ...body }),
  );
  serve(app, decideMeeting, ({ person, params, body }) =>
    meetings.decideMeeting(context, person, { ...params, ...body }),
  );
  serve(app, notePoll, ({ body }) => meetings.notePoll(context, body));
  serve(app, answerPoll, ({ body }) => meetings.answerPoll(context, body));
}
