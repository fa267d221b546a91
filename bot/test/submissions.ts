import {
  approveProfile,
  approveProject,
  getModerationHistory,
  getOwnRole,
  getProjectSubmission,
  packId,
  readyReasons,
  rejectProfile,
  rejectProject,
  setInReview,
  setProjectInReview,
  setReachable,
} from '@kollab/contract';
import { botMessage } from './chat.ts';
import type { ApiAnswer, ApiCall } from './fake-api.ts';
import { projectId } from './project-card.ts';

const profile = {
  text: 'Профиль на проверке\nАнна Ковалёва, МГУ, 3 курс',
  /** What a button carries, by its letter. */
  data: (letter: string | number) => `m:${letter}:1001:7`,
  name: 'Анна Ковалёва',
  link: 'https://kollab.example/user/1001?reject=7',
  inQueue: { query: 'kind=profile&item=1001', startParam: 'qu_1001' },
  reasons: readyReasons.profile as readonly string[],
  approved: { endpoint: approveProfile, params: { telegramId: 1001 } },
  taken: { endpoint: setInReview, params: { id: 1001 } },
  rejected: { endpoint: rejectProfile, params: { telegramId: 1001 } },
  /** How it stands while it changes nothing but these fields. */
  changing: (...fields: string[]) => ({
    changes: fields.map((changeType) => ({ changeType, oldValue: null, newValue: null })),
  }),
  fitting: { statusShort: [3, 4], photo: [0, 5] } as Record<string, number[]>,
};

const project = {
  text: 'Проект на проверке\n«Бот, который кормит»\nВладелец: Ольга Ким',
  data: (letter: string | number) => `n:${letter}:${packId(projectId)}:7`,
  name: 'Бот, который кормит',
  link: `https://kollab.example/project/${projectId}/details?reject=7`,
  inQueue: { query: `kind=project&item=${projectId}`, startParam: `qp_${packId(projectId)}` },
  reasons: readyReasons.project as readonly string[],
  approved: { endpoint: approveProject, params: { id: projectId } },
  taken: { endpoint: setProjectInReview, params: { id: projectId } },
  rejected: { endpoint: rejectProject, params: { id: projectId } },
  changing: (...changed: string[]) => ({ changed }),
  fitting: { tags: [3, 4], coverImage: [2, 5] } as Record<string, number[]>,
};

/** What moderators are asked about: whatever they can do, they can do with each. */
export const submissions = [
  ['a profile', profile],
  ['a project', project],
] as const;

type Submission = (typeof submissions)[number][1];

const states = {
  waiting: {
    moderationStatus: 'Pending',
    events: [],
    changes: [],
    isOpen: true,
    version: 7,
    changed: [],
    role: 'moderator',
  },
  decided: {
    moderationStatus: 'Approved',
    events: [],
    changes: [],
    isOpen: false,
    version: 7,
    changed: [],
    role: 'admin',
  },
};
const reads = new Set<unknown>([getModerationHistory, getProjectSubmission, getOwnRole]);

/** The API where everything waits, as `more` says; decisions come to `outcome`. */
export const waiting =
  (outcome?: Error, more: object = {}): ApiAnswer =>
  ({ endpoint }) => {
    if (outcome && !reads.has(endpoint)) throw outcome;
    return { ...states.waiting, ...more };
  };

export const decided: ApiAnswer = () => states.decided;

export const decisionsIn = (calls: ApiCall[]) =>
  calls.filter(({ endpoint }) => !reads.has(endpoint) && endpoint !== setReachable);

export const byVera = (call: Submission['rejected' | 'approved' | 'taken'], comment?: string) => ({
  ...call,
  body: { ...(comment !== undefined && { comment }), version: 7 },
  headers: { 'x-telegram-id': '2001' },
});

export function questionAbout({ name, link }: Pick<Submission, 'name' | 'link'>, before = '') {
  const text = `${before}Почему отклоняем: ${name}?`;
  const entity = { type: 'text_link', url: link, offset: text.indexOf(name), length: name.length };
  return botMessage(text, { entities: [entity as never] });
}
