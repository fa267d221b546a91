import {
  getMeeting,
  getCheckIns,
  getProject,
  getRoom,
  getVacancy,
  limits,
  type Meeting,
  type Project,
  type VacancyDetails,
} from '@kollab/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { live } from './load.ts';

const projectsKey = ['projects'] as const;

export const projectQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'one', projectId],
    queryFn: ({ signal }) => call(getProject, { params: { projectId } }, { signal }),
    meta: live.meta,
  });

export const vacancyQuery = (projectId: string, vacancyId: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'vacancy', projectId, vacancyId],
    queryFn: ({ signal }) => call(getVacancy, { params: { projectId, vacancyId } }, { signal }),
    meta: live.meta,
  });

export const roomQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'room', projectId],
    queryFn: ({ signal }) => call(getRoom, { params: { projectId } }, { signal }),
    // Where it is shown nothing says that it did not load: it comes by itself.
    refetchInterval: ({ state }) => state.status === 'error' && limits.applicationsPolling,
    ...live,
  });

export const meetingQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'meeting', projectId],
    queryFn: ({ signal }) => call(getMeeting, { params: { projectId } }, { signal }),
    ...live,
  });

export const checkInsQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'check-ins', projectId],
    queryFn: ({ signal }) => call(getCheckIns, { params: { projectId } }, { signal }),
    ...live,
  });

export function useProjectCache() {
  const queries = useQueryClient();
  return {
    set: (project: Project) => queries.setQueryData(projectQuery(project.id).queryKey, project),
    setVacancy: (vacancy: VacancyDetails) =>
      queries.setQueryData(vacancyQuery(vacancy.projectId, vacancy.id).queryKey, vacancy),
    setMeeting: (projectId: string, meeting: Meeting | null) =>
      queries.setQueryData(meetingQuery(projectId).queryKey, { meeting }),
    refreshMeeting: (projectId: string) =>
      queries.invalidateQueries({ queryKey: meetingQuery(projectId).queryKey }),
    refresh: () => queries.invalidateQueries({ queryKey: projectsKey }).catch(() => undefined),
  };
}
