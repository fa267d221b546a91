import {
  appealProject,
  archiveProject,
  finishProject,
  createProject,
  editProject,
  getProject,
  getVacancy,
  listAllProjects,
  listMemberships,
  listProjectsOf,
  listTeamProjects,
  restoreProject,
  uploadProjectCover,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve, servePage } from '#src/platform/http/route.ts';
import { takeUpload } from '#src/platform/uploads/taking.ts';
import * as ending from './project-ending.service.ts';
import * as restoring from './project-restoring.service.ts';
import * as writing from './project-writing.service.ts';
import * as reading from './project-reading.service.ts';

/** Twenty vacancies with long texts, in an alphabet of two bytes a letter. */
const withVacancies = { bodyLimit: 512 * 1024 };
const uploading = { timeout: 60_000 };

export function projectRoutes(app: FastifyInstance, context: Context) {
  serve(
    app,
    createProject,
    ({ person, body, idempotencyKey }) =>
      writing.create(context, person, { body, key: idempotencyKey }),
    withVacancies,
  );
  serve(
    app,
    editProject,
    ({ person, params, body }) => writing.edit(context, person, params.projectId, body),
    withVacancies,
  );
  serve(app, getProject, ({ params, actor }) =>
    reading.showProject(context, params.projectId, actor),
  );
  serve(app, getVacancy, ({ params, actor }) => reading.readVacancy(context, params, actor));
  servePage(app, listAllProjects, ({ actor, query }) =>
    reading.listProjects(context, actor, query),
  );
  servePage(app, listProjectsOf, ({ params, actor, query }) =>
    reading.listProjectsOf(context, params.telegramId, actor, query),
  );
  servePage(app, listMemberships, ({ params, actor, query }) =>
    reading.listMemberships(context, params.telegramId, actor, query),
  );
  servePage(app, listTeamProjects, ({ person, query }) =>
    reading.listTeamProjects(context.db, person, query),
  );
  serve(
    app,
    uploadProjectCover,
    (call) => takeUpload(context, call, 'cover', async (cover) => cover),
    uploading,
  );
  serve(app, appealProject, ({ person, body }) => writing.appeal(context, person, body));
  serve(app, archiveProject, ({ person, params }) =>
    ending.archiveProject(context, person, params.id),
  );
  serve(app, finishProject, ({ person, params }) =>
    ending.finishProject(context, person, params.id),
  );
  serve(app, restoreProject, ({ person, params, body }) =>
    restoring.restoreProject(context, person, params.id, body),
  );
}
