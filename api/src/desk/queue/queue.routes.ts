import {
  appealProfile,
  approveProfile,
  decideProfile,
  getModerationHistory,
  listPendingProfileChanges,
  listSubmittedProfiles,
  rejectProfile,
  setAllInReview,
  setInReview,
} from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { linkNextPage, readCursor } from '#src/platform/paging.ts';
import { serve } from '#src/platform/http/route.ts';
import { listChanges, listSubmitted } from './profile-queue.queries.ts';
import * as service from './profile-queue.service.ts';

export function profileModerationRoutes(app: FastifyInstance, context: Context) {
  const { db, clock } = context;
  serve(app, listSubmittedProfiles, async (call) => {
    const rows = await listSubmitted(db, call.query.limit, readCursor(call.query.cursor));
    linkNextPage(call, rows);
    await service.noteShown(context, call.person, rows);
    return rows.map((row) => service.toSubmittedProfile(row, call.person, clock()));
  });
  serve(app, listPendingProfileChanges, async (call) => {
    const rows = await listChanges(db, call.query.limit, readCursor(call.query.cursor));
    linkNextPage(call, rows);
    await service.noteShown(context, call.person, rows);
    return rows.map(service.toPendingProfileChange);
  });
  serve(app, approveProfile, ({ params, body, person }) =>
    service.approve(context, params.telegramId, { ...body, moderator: person }),
  );
  serve(app, rejectProfile, ({ params, body, person }) =>
    service.reject(context, params.telegramId, {
      version: body.version,
      reason: body.comment,
      moderator: person,
    }),
  );
  serve(app, decideProfile, ({ params, body, person }) =>
    service.decide(context, params.telegramId, { ...body, moderator: person }),
  );
  serve(app, appealProfile, ({ body, person }) => service.appeal(context, person, body.text));
  serve(app, setInReview, ({ params, body, person }) =>
    service.claim(context, params.id, { ...body, moderator: person }),
  );
  serve(app, setAllInReview, (call) => service.setAllInReview(context, call.person));
  serve(app, getModerationHistory, (call) => service.readHistory(context, call.params.telegramId));
}
