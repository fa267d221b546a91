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
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve, servePage } from '#src/platform/http/route.ts';
import * as decisions from '#src/review/decisions.service.ts';
import { profileSubject } from '#src/people/profiles/profile-subject.ts';
import { decidedProject } from '#src/work/projects/project-subject.ts';
import { revisingTags } from './new-tags.service.ts';
import * as profiles from './profile-queue.service.ts';
import * as projects from './project-queue.service.ts';

export function queueRoutes(app: FastifyInstance, context: Context) {
  profileQueueRoutes(app, context);
  projectQueueRoutes(app, context);
}

function profileQueueRoutes(app: FastifyInstance, context: Context) {
  const profile = profileSubject(context);
  servePage(app, listSubmittedProfiles, ({ person, query }) =>
    profiles.listProfiles(context, person, query),
  );
  servePage(app, listPendingProfileChanges, ({ person, query }) =>
    profiles.listChanges(context, person, query),
  );
  serve(app, setInReview, ({ params, body, person: moderator }) =>
    decisions.claim(context, profile, params.id, { ...body, moderator }),
  );
  serve(app, approveProfile, ({ params, body: { version, tags }, person: moderator }) =>
    decisions.approve(context, profile, params.telegramId, {
      version,
      moderator,
      ...revisingTags(tags),
    }),
  );
  serve(app, rejectProfile, ({ params, body: { version, comment: reason }, person: moderator }) =>
    decisions.reject(context, profile, params.telegramId, { version, reason, moderator }),
  );
  serve(app, decideProfile, ({ params, body: { tags, ...body }, person: moderator }) =>
    decisions.decide(context, profile, params.telegramId, {
      ...body,
      moderator,
      ...revisingTags(tags),
    }),
  );
  serve(app, setAllInReview, ({ person }) => profiles.setAllInReview(context, person));
  serve(app, getModerationHistory, ({ params }) =>
    profiles.readHistory(context, params.telegramId),
  );
}

function projectQueueRoutes(app: FastifyInstance, context: Context) {
  const project = decidedProject(context);
  servePage(app, listSubmittedProjects, ({ person, query }) =>
    projects.listProjects(context, person, query),
  );
  serve(app, setProjectInReview, ({ params, body, person: moderator }) =>
    decisions.claim(context, project, params.id, { ...body, moderator }),
  );
  serve(app, approveProject, ({ params, body: { version, tags }, person: moderator }) =>
    decisions.approve(context, project, params.id, {
      version,
      moderator,
      ...revisingTags(tags),
    }),
  );
  serve(app, rejectProject, ({ params, body: { version, comment: reason }, person: moderator }) =>
    decisions.reject(context, project, params.id, { version, reason, moderator }),
  );
  serve(app, decideProject, ({ params, body: { tags, ...body }, person: moderator }) =>
    decisions.decide(context, project, params.id, {
      ...body,
      moderator,
      ...revisingTags(tags),
    }),
  );
  serve(app, getProjectSubmission, ({ params }) => projects.readSubmission(context.db, params.id));
}
