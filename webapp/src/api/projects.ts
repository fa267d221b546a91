import {
  getProject,
  getVacancy,
  isApproved,
  listAllProjects,
  type ListPage,
  type Project,
  type ProjectCard,
  type VacancyDetails,
} from '@kollab/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage } from './api.ts';

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
  infiniteQueryOptions({
    queryKey: [...projectsKey, 'all'],
    queryFn: ({ pageParam, signal }) =>
      callPage(listAllProjects, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ListPage<ProjectCard>) => page.next,
  });

type ProjectPages = InfiniteData<ListPage<ProjectCard>, string | undefined>;

/** The approved projects of the pages so far, each once (spec §4). */
export function shownProjects(data: Pick<ProjectPages, 'pages'> | undefined): ProjectCard[] {
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = all.filter(
    ({ status, isArchived, isDeleted }) => isApproved(status) && !isArchived && !isDeleted,
  );
  return [...new Map(shown.map((project) => [project.id, project])).values()];
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
