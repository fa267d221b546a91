import {
  getProject,
  getVacancy,
  isApproved,
  listAllProjects,
  type Project,
  type ProjectCard,
  type VacancyDetails,
} from '@kollab/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from './api.ts';
import { once, type Pages, pagesQuery } from './pages.ts';

const projectsKey = ['projects'] as const;

/** A project as the viewer may see it. */
export const projectQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'one', projectId],
    queryFn: ({ signal }) => call(getProject, { params: { projectId } }, { signal }),
  });

/** A vacancy with what the viewer is to its project. */
export const vacancyQuery = (projectId: string, vacancyId: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'vacancy', projectId, vacancyId],
    queryFn: ({ signal }) => call(getVacancy, { params: { projectId, vacancyId } }, { signal }),
  });

/** Every project the viewer may see in a list, page by page, the newest first. */
export const allProjectsQuery = () =>
  pagesQuery([...projectsKey, 'all'], (cursor, options) =>
    callPage(listAllProjects, { query: { cursor } }, options),
  );

const onceEach = once(({ id }: ProjectCard) => id);

/** The approved projects of the pages so far (spec §4). */
export function shownProjects(data: Pick<Pages<ProjectCard>, 'pages'> | undefined): ProjectCard[] {
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  return onceEach(
    all.filter(
      ({ status, isArchived, isDeleted }) => isApproved(status) && !isArchived && !isDeleted,
    ),
  );
}

/** Tells what the server says about projects now, or asks it again. */
export function useProjectCache() {
  const queries = useQueryClient();
  return {
    set: (project: Project) => queries.setQueryData(projectQuery(project.id).queryKey, project),
    setVacancy: (vacancy: VacancyDetails) =>
      queries.setQueryData(vacancyQuery(vacancy.projectId, vacancy.id).queryKey, vacancy),
    refresh: () => queries.invalidateQueries({ queryKey: projectsKey }).catch(() => undefined),
  };
}
