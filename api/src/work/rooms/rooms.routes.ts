import {
  admitToRoom,
  checkRoomOffer,
  getRoom,
  linkRoom,
  moveRoom,
  noteRoom,
  offerRoom,
  unlinkRoom,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import { findBotName } from '#src/platform/access/bot-name.ts';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import * as linking from './linking.service.ts';
import { preparingButtons } from './prepared-buttons.ts';
import * as rooms from './rooms.service.ts';

export function roomRoutes(app: FastifyInstance, context: Context) {
  const readBotName = findBotName(context.config, () =>
    app.log.warn('Telegram did not say what the bot is called: a chat is linked by hand'),
  );
  const prepareButton = preparingButtons(context.config, () =>
    app.log.warn('Telegram did not prepare a button: a chat is linked by an address'),
  );
  serve(app, getRoom, ({ person, params }) => rooms.readRoom(context, person, params.projectId));
  serve(
    app,
    offerRoom,
    ({ person, params: { projectId }, body: { isInApp } }) =>
      rooms.offerRoom(context, { readBotName, prepareButton }, person, { projectId, isInApp }),
    { isPatient: true },
  );
  serve(app, unlinkRoom, ({ person, params }) =>
    rooms.unlinkRoom(context, person, params.projectId),
  );
  serve(app, checkRoomOffer, ({ body }) => linking.checkOffer(context, body));
  serve(app, linkRoom, ({ body }) => linking.linkRoom(context, body));
  serve(app, admitToRoom, ({ body }) => linking.admit(context, body));
  serve(app, noteRoom, ({ body }) => linking.noteRoom(context, body));
  serve(app, moveRoom, ({ body }) => linking.moveRoom(context, body));
}
