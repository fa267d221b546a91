import { answerContactRequest, getContactStatus, requestContact } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import { answer } from './contact-answers.service.ts';
import * as service from './contacts.service.ts';

export function contactRoutes(app: FastifyInstance, context: Context) {
  serve(app, getContactStatus, (call) => service.readStatus(context, call.person, call.params.id));
  serve(app, requestContact, (call) =>
    service.ask(context, call.person, call.params.id, call.body.text),
  );
  serve(app, answerContactRequest, (call) => answer(context, call.person, call.body));
}
