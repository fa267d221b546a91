import type { ProjectCard, ProjectField } from '@kollab/contract';
import type { Updateable } from 'kysely';
import type { Context } from '#src/platform/context.ts';
import { announce } from '#src/platform/listeners.ts';
import type { ProjectsTable } from '#src/platform/database/schema.ts';
import type { Subject, Values } from '#src/review/subject.ts';
import { learnTags } from '#src/people/tags/tags.service.ts';
import { statusOf } from './projects.view.ts';
import { notifyInvited } from '#src/work/participants/inviting.service.ts';
import {
  getProject,
  getProjectName,
  lockProject,
} from '#src/work/access/project-access.service.ts';
import { setFirstApproval, updateProject } from './projects.queries.ts';
import {
  listVacancyValues,
  publishVacancies,
  type VacancyValue,
} from '#src/work/vacancies/vacancies.service.ts';

const columns = {
  name: 'name',
  description: 'description',
  stage: 'stage',
  coverImage: 'cover_image',
  tags: 'tags',
} as const satisfies Record<Exclude<ProjectField, 'vacancies'>, keyof ProjectsTable>;

const toColumns = (values: Values): Updateable<ProjectsTable> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([field, column]) => {
      const value = values[field];
      if (value === undefined) return [];
      return [[column, Array.isArray(value) ? JSON.stringify(value) : value]];
    }),
  );

export const projectSubject: Subject<string, { id: string; status: ProjectCard['status'] }> = {
  type: 'project',
  itemFields: new Set<ProjectField>(['tags']),
  requiredFields: ['name', 'description', 'stage'] satisfies ProjectField[],

  getId: (_db, id) => Promise.resolve(id),

  nameIn: async (trx, id) => ({ id, status: statusOf(await getProject(trx, id)) }),

  async lock(trx, id) {
    const project = await lockProject(trx, id);
    return {
      type: 'project',
      id,
      ownerId: project.owner_id,
      published: {
        ...Object.fromEntries(
          Object.entries(columns).map(([field, column]) => [field, project[column]]),
        ),
        // The column's default is nothing that anybody approved.
        ...(project.approved_at === null && { stage: null }),
        vacancies: await listVacancyValues(trx, id),
      },
      wasApproved: project.approved_at !== null,
    };
  },

  async publish(trx, id, values, act) {
    const tags = values['tags'] !== undefined && {
      tags: await learnTags(trx, values['tags'] as string[]),
    };
    await updateProject(trx, id, toColumns({ ...values, ...tags }));
    const vacancies = values['vacancies'] as VacancyValue[] | undefined;
    if (vacancies) await publishVacancies(trx, id, vacancies, act);
  },

  async setStatus(trx, id, { status, at, reason, isPartial = false }) {
    await updateProject(trx, id, {
      moderation_status: status,
      status_updated_at: at,
      rejection_reason: reason ?? null,
      is_partly_approved: isPartial,
    });
    const isPublished = status === 'Approved' || isPartial;
    if (isPublished && (await setFirstApproval(trx, id, at))) await notifyInvited(trx, id);
  },

  async newsOf(trx, { id, wasApproved: isEdit }, { refusal }) {
    const project = { projectId: id, projectName: await getProjectName(trx, id), isEdit };
    return refusal === undefined
      ? { kind: 'projectApproved', ...project }
      : { kind: 'projectRejected', ...project, ...refusal };
  },
};

export const decidedProject = (
  context: Pick<Context, 'listeners' | 'clock'>,
): typeof projectSubject => ({
  ...projectSubject,
  async publish(trx, id, values, act) {
    await projectSubject.publish(trx, id, values, act);
    if (values['stage'] !== undefined) {
      await announce(context, trx, 'stageChanged', { id, at: act.at });
    }
  },
  async setStatus(trx, id, decided) {
    await projectSubject.setStatus(trx, id, decided);
    const isPublished = decided.status === 'Approved' || decided.isPartial;
    if (!isPublished) return;
    await announce(context, trx, 'projectPublished', { id, at: decided.at });
    await announce(context, trx, 'projectChanged', { id });
  },
});
