import { getHistory, getUnread } from './polls.ts';
import { listAllProjects, listOwnApplications, listOwnProjects } from './lists.ts';
import { getProject, getUser } from './reads.ts';
import { search } from './search.ts';
import { accept, apply } from './writes.ts';

/** Each measured call by hand. */
export const floors = {
  'get-user': getUser,
  search,
  'all-projects': listAllProjects,
  project: getProject,
  applications: listOwnApplications,
  'own-projects': listOwnProjects,
  history: getHistory,
  unread: getUnread,
  apply,
  accept,
} as const;

export type Name = keyof typeof floors;
