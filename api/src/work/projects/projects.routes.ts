import {
  appealProject,
  archiveProject,
  createProject,
  editProject,
  getProject,
  listAllProjects,
  listProjectsOf,
  listTeamProjects,
  restoreProject,
  uploadProjectCover,
} from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { linkNextPage } from '#src/platform/paging.ts';
import { serve } from '#src/platform/http/route.ts';
import * as life from './project-ending.service.ts';
import { takeUpload } from '#src/platform/uploads/taking.ts';
import * as writing from './project-writing.service.ts';
import * as service from './project-reading.service.ts';
import { toCard } from './projects.view.ts';

/** Twenty vacancies with long texts, in an alphabet of two bytes a letter. */
const withVacancies = { bodyLimit: 512 * 1024 };
const uploading = { timeout: 60_000 };

export function projectRoutes(app: FastifyInstance, context: Context) {
  const { db, replicas } = context;
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
    replicas.read(actor, (from) =>
      service.readProjectNoted(
        { ...context, db: from },
        { id: params.projectId, actor, keeper: db },
      ),
    ),
  );
  serve(app, listAllProjects, async (call) => {
    const { actor, query } = call;
    const rows = await replicas.read(actor, (from) => service.listProjects(from, actor, query));
    linkNextPage(call, rows);
    return rows.map((row) => toCard(row, service.readerOf(call.actor)));
  });
  serve(app, listProjectsOf, async (call) => {
    const { params, query, actor } = call;
    const rows = await replicas.read(
      actor,
      (from) => service.listProjectsOf({ ...context, db: from }, params.telegramId, actor, query),
      params.telegramId,
    );
    linkNextPage(call, rows);
    return rows.map((row) => toCard(row, service.readerOf(call.actor)));
  });
  serve(app, listTeamProjects, async (call) => {
    const rows = await service.listTeamProjects(db, call.person, call.query);
    linkNextPage(call, rows);
    return rows.map((row) => toCard(row, service.readerOf(call.actor)));
  });
  serve(
    app,
    uploadProjectCover,
    (call) => takeUpload(context, call, 'cover', async (cover) => cover),
    uploading,
  );
  serve(app, appealProject, ({ person, body }) => writing.appeal(context, person, body));
  serve(app, archiveProject, ({ person, params }) =>
    life.archiveProject(context, person, params.id),
  );
  serve(app, restoreProject, ({ person, params }) =>
    life.restoreProject(context, person, params.id),
  );
}
