import {
  approveProfile,
  approveProject,
  decideProfile,
  decideProject,
  getModerationHistory,
  getProjectSubmission,
  listPendingProfileChanges,
  listSubmittedProfiles,
  listSubmittedProjects,
  rejectProfile,
  rejectProject,
  setAllInReview,
  setInReview,
  setProjectInReview,
} from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { linkNextPage } from '#src/platform/paging.ts';
import { serve } from '#src/platform/http/route.ts';
import * as decisions from '#src/submissions/decisions.service.ts';
import { profileSubject } from '#src/people/profiles/profile-subject.ts';
import { projectSubject } from '#src/work/projects/project-subject.ts';
import * as profiles from './profile-queue.service.ts';
import * as projects from './project-queue.service.ts';

export function queueRoutes(app: FastifyInstance, context: Context) {
  profileQueueRoutes(app, context);
  projectQueueRoutes(app, context);
}

function profileQueueRoutes(app: FastifyInstance, context: Context) {
  const profile = profileSubject(context);
  serve(app, listSubmittedProfiles, async (call) => {
    const rows = await profiles.listProfiles(context, call.person, call.query);
    linkNextPage(call, rows);
    return rows.map((row) => profiles.toSubmittedProfile(row, call.person, context.clock()));
  });
  serve(app, listPendingProfileChanges, async (call) => {
    const rows = await profiles.listChanges(context, call.person, call.query);
    linkNextPage(call, rows);
    return rows.map(profiles.toPendingProfileChange);
  });
  serve(app, setInReview, ({ params, body, person: moderator }) =>
    decisions.claim(context, profile, params.id, { ...body, moderator }),
  );
  serve(app, approveProfile, ({ params, body, person: moderator }) =>
    decisions.approve(context, profile, params.telegramId, { ...body, moderator }),
  );
  serve(app, rejectProfile, ({ params, body: { version, comment: reason }, person: moderator }) =>
    decisions.reject(context, profile, params.telegramId, { version, reason, moderator }),
  );
  serve(app, decideProfile, ({ params, body, person: moderator }) =>
    decisions.decide(context, profile, params.telegramId, { ...body, moderator }),
  );
  serve(app, setAllInReview, ({ person }) => profiles.setAllInReview(context, person));
  serve(app, getModerationHistory, ({ params }) =>
    profiles.readHistory(context, params.telegramId),
  );
}

function projectQueueRoutes(app: FastifyInstance, context: Context) {
  serve(app, listSubmittedProjects, async (call) => {
    const rows = await projects.listProjects(context, call.person, call.query);
    linkNextPage(
      call,
      rows.map(({ position, submission_id: id }) => ({ position, id })),
    );
    return rows.map((row) => projects.toSubmittedProject(row, call.person, context.clock()));
  });
  serve(app, setProjectInReview, ({ params, body, person: moderator }) =>
    decisions.claim(context, projectSubject, params.id, { ...body, moderator }),
  );
  serve(app, approveProject, ({ params, body, person: moderator }) =>
    decisions.approve(context, projectSubject, params.id, { ...body, moderator }),
  );
  serve(app, rejectProject, ({ params, body: { version, comment: reason }, person: moderator }) =>
    decisions.reject(context, projectSubject, params.id, { version, reason, moderator }),
  );
  serve(app, decideProject, ({ params, body, person: moderator }) =>
    decisions.decide(context, projectSubject, params.id, { ...body, moderator }),
  );
  serve(app, getProjectSubmission, ({ params }) => projects.readSubmission(context.db, params.id));
}
