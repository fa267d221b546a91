import {
  addParticipant,
  addToProjectTeam,
  answerHandOver,
  answerInvitation,
  handOverProject,
  leaveProject,
  listInvitations,
  removeParticipant,
  takeBackHandOver,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve, servePage } from '#src/platform/http/route.ts';
import * as handingOver from './handing-over.service.ts';
import * as invitations from './invitations.service.ts';
import * as leaving from './leaving.service.ts';
import * as team from './team.service.ts';

export function teamRoutes(app: FastifyInstance, context: Context) {
  serve(app, addParticipant, ({ body, person }) => team.addParticipant(context, person, body));
  serve(app, addToProjectTeam, ({ body, person }) => team.addToTeam(context, person, body));
  serve(app, removeParticipant, ({ params, person }) => leaving.remove(context, person, params));
  serve(app, leaveProject, ({ body, person }) => leaving.leave(context, person, body.projectId));
  serve(app, handOverProject, ({ body, person }) => handingOver.offer(context, person, body));
  serve(app, takeBackHandOver, ({ body, person }) =>
    handingOver.takeBack(context, person, body.projectId),
  );
  serve(app, answerHandOver, ({ body, person }) => handingOver.answer(context, person, body));
  serve(app, answerInvitation, ({ body, person }) => invitations.answer(context, person, body));
  servePage(app, listInvitations, ({ person, query }) =>
    invitations.listFor(context.db, person.id, query),
  );
}
