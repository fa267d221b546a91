import { authorizationOf as as } from '#src/kit/environment.ts';
import { keeper, owner, type Pair, somebody, student } from './seed.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Measured {
  /** What the mini-app asks for again and again is measured once more as what has not changed. */
  is: 'read' | 'polled' | 'write';
  /** The call as it is made for a person and a vacancy; of a read always the same. */
  of: (pair: Pair) => Call;
}

const get = (path: string, telegramId: number) => (): Call => ({
  method: 'GET',
  path: `/api/User/${path}`,
  headers: as(telegramId),
});

export const calls = {
  'get-user': { is: 'read', of: get(`get-user-by-telegram/${somebody}`, student) },
  search: { is: 'read', of: get('search-users?query=React', student) },
  'all-projects': { is: 'read', of: get('all-projects', student) },
  project: {
    is: 'read',
    of: ({ projectId }) => get(`project/${projectId}`, student)(),
  },
  applications: { is: 'polled', of: get(`applications/${student}`, student) },
  'own-projects': { is: 'polled', of: get(`projects/${keeper}`, keeper) },
  history: { is: 'polled', of: get(`moderation-history/${student}`, student) },
  unread: { is: 'polled', of: get(`unread/${student}`, student) },
  apply: {
    is: 'write',
    of: ({ projectId, vacancyId, telegramId, applicationId }) => ({
      method: 'POST',
      path: '/api/User/apply',
      headers: { ...as(telegramId), 'idempotency-key': applicationId },
      body: JSON.stringify({ projectId, vacancyId, telegramId, coverLetter: 'Хочу к вам.' }),
    }),
  },
  accept: {
    is: 'write',
    of: ({ projectId, vacancyId, telegramId }) => ({
      method: 'PATCH',
      path: `/api/projects/${projectId}/vacancies/${vacancyId}/applications/${telegramId}`,
      headers: as(owner),
      body: JSON.stringify({ status: 'Accepted' }),
    }),
  },
} satisfies Record<string, Measured>;

export type Name = keyof typeof calls;
