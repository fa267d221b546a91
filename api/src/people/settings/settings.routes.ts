import { getNotificationSettings, setNotificationSettings } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import * as service from './settings.service.ts';

export function settingsRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;
  serve(app, getNotificationSettings, (call) => service.getSettings(db, call.person.id), {
    makesNobody: true,
  });
  serve(app, setNotificationSettings, (call) =>
    service.setSettings(context, call.person.id, call.body),
  );
}
