import {
  forget,
  followProject,
  getMarks,
  listSaved,
  type Marks,
  type RemindIn,
  save,
  type SavedItem,
  type SavedKind,
  unfollowProject,
} from '@kollab/contract';
import { queryOptions, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { telegram } from '#src/telegram/telegram.ts';
import { call, callPage } from '#src/api/api.ts';
import { painted } from '#src/api/load.ts';
import { uniqueBy, pagesQuery } from '#src/api/pages.ts';

const savedKey = ['saved'] as const;

const marksQuery = queryOptions({
  queryKey: ['marks'],
  async queryFn({ signal }) {
    await painted(signal);
    return call(getMarks, {}, { signal });
  },
  staleTime: 5 * 60_000,
});

const listOf = {
  vacancy: 'vacancies',
  project: 'projects',
  person: 'people',
} as const satisfies Record<SavedKind, keyof Marks>;

function mark(queries: QueryClient, list: keyof Marks, id: string, isMarked: boolean) {
  queries.setQueryData(
    marksQuery.queryKey,
    (marks) =>
      marks && {
        ...marks,
        [list]: isMarked ? [...marks[list], id] : marks[list].filter((one) => one !== id),
      },
  );
}

function useMark(
  list: keyof Marks,
  id: string,
  tell: (wish: boolean) => Promise<unknown>,
  isListed: boolean,
) {
  const queries = useQueryClient();
  const { data } = useQuery({ ...marksQuery, enabled: telegram().user !== undefined });
  const change = {
    perform: tell,
    optimistic: {
      async show(wish: boolean) {
        await queries.cancelQueries({ queryKey: marksQuery.queryKey });
        mark(queries, list, id, wish);
      },
      takeBack: (wish: boolean) => mark(queries, list, id, !wish),
    },
    onSettled() {
      // What was not known yet is not asked any more since the press.
      const isUnknown = queries.getQueryData(marksQuery.queryKey) === undefined;
      if (isUnknown) void queries.invalidateQueries(marksQuery).catch(() => undefined);
      return isListed && queries.invalidateQueries({ queryKey: savedKey });
    },
  };
  return { isMarked: data && data[list]?.includes(id), change };
}

export const useSaved = (kind: SavedKind, id: string) =>
  useMark(
    listOf[kind],
    id,
    (wish) => call(wish ? save : forget, { params: { kind, id }, body: {} }),
    true,
  );

export const useFollowedProject = (projectId: string) =>
  useMark(
    'followedProjects',
    projectId,
    (wish) => call(wish ? followProject : unfollowProject, { body: { projectId } }),
    false,
  );

export const savedQuery = (kind: SavedKind) =>
  pagesQuery([...savedKey, kind], (cursor, options) =>
    callPage(listSaved, { query: { kind, cursor } }, options),
  );

export const uniqueSaved = uniqueBy(({ id }: SavedItem) => id);

export function useReminder(kind: SavedKind, id: string) {
  const queries = useQueryClient();
  return {
    set: (remindIn: RemindIn | null) => call(save, { params: { kind, id }, body: { remindIn } }),
    refresh: () => queries.invalidateQueries({ queryKey: savedKey }),
  };
}
