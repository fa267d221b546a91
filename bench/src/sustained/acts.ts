import { limits } from '@kollab/contract';
import { reads } from '#src/dataset/reads.ts';
import type { Sample } from '#src/dataset/samples.ts';
import { sum } from '#src/kit/figures.ts';
import type { Cast } from './cast.ts';

export type Kind = 'poll' | 'read' | 'write' | 'upload';

export interface Request {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  /** Who asks, by telegramId. */
  as?: number;
  body?: object;
  uploads?: true;
  onDone?: () => void;
}

export interface Act {
  kind: Kind;
  perMinute: number;
  /** As one of so many who have the app open; undefined when there is nothing to do it to just now. */
  make: (open: number) => Request | undefined;
}

const { applicationsPolling, statusPolling } = limits;

const polledAlways = { getUnread: applicationsPolling };

/** The screens that ask by themselves, and for what; as many people are on each of them. */
const polledOn: Record<string, number>[] = [
  { listOwnApplications: applicationsPolling },
  {
    'listProjectsOf of oneself': applicationsPolling,
    listTeamProjects: applicationsPolling,
    listOwnApplications: applicationsPolling,
  },
  { getModerationHistory: statusPolling },
  { listInbox: applicationsPolling },
];

const minute = 60_000;

const polled = new Map<string, number>();
for (const screen of [polledAlways, ...polledOn]) {
  const share = screen === polledAlways ? 1 : 1 / polledOn.length;
  for (const [name, every] of Object.entries(screen)) {
    polled.set(name, (polled.get(name) ?? 0) + (share * minute) / every);
  }
}
export const pollsPerMinute = sum([...polled.values()]);

const looked = [
  'listAllProjects',
  'getProject',
  'getVacancy',
  'getUserByTelegram',
  'getStats',
  'searchUsers by name',
  'searchProjects',
  'listTags',
  'listInbox',
  'listOwnApplications',
];
export const screensPerMinute = 3;

const user = '/api/User';

export function actsOf(samples: Sample[], cast: Cast): Record<string, Act> {
  let turn = 0;
  const sample = (open: number) => samples[turn++ % Math.min(open, samples.length)] as Sample;
  const asking = (name: string) => (open: number) => {
    const call = reads[name]?.(sample(open));
    return call && ({ method: 'GET', ...call } satisfies Request);
  };
  const posting = (method: 'POST' | 'PATCH', path: string, as: number, body: object): Request => ({
    method,
    path: path.startsWith('/') ? path : `${user}/${path}`,
    as,
    body,
  });
  const write = (perMinute: number, make: Act['make']): Act => ({ kind: 'write', perMinute, make });

  const polls = [...polled].map(
    ([name, perMinute]) =>
      [`${name} again`, { kind: 'poll', perMinute, make: asking(name) }] as const,
  );
  const screens = looked.map(
    (name) =>
      [
        name,
        { kind: 'read', perMinute: screensPerMinute / looked.length, make: asking(name) },
      ] as const,
  );
  return {
    ...Object.fromEntries<Act>([...polls, ...screens]),
    describe: write(0.2, () => {
      const person = cast.anybody();
      const description = `Ищу команду, ${Date.now()}`;
      return posting('PATCH', `update-description/${person}`, person, { description });
    }),
    follow: write(0.1, () => {
      const [followerTelegramId, followeeTelegramId] = [cast.anybody(), cast.anybody()];
      return posting('POST', 'follow', followerTelegramId, {
        followerTelegramId,
        followeeTelegramId,
      });
    }),
    apply: write(0.06, () => {
      const application = cast.newApplication();
      if (!application) return undefined;
      const { owner: _, ...body } = application;
      return {
        ...posting('POST', 'apply', body.telegramId, { ...body, coverLetter: 'Хочу к вам.' }),
        onDone: () => void cast.applied.push(application),
      };
    }),
    accept: write(0.03, () => {
      const one = cast.applied.shift();
      if (!one) return undefined;
      const path = `/api/projects/${one.projectId}/vacancies/${one.vacancyId}/applications/${one.telegramId}`;
      return posting('PATCH', path, one.owner, { status: 'Accepted' });
    }),
    submit: write(0.01, () => {
      const telegramId = cast.newcomer();
      const changes = { major: `Направление ${telegramId}` };
      return {
        ...posting('POST', 'send-to-moderation', telegramId, { telegramId, changes }),
        onDone: () => void cast.submitted.push(telegramId),
      };
    }),
    approve: write(0.01, () => {
      const telegramId = cast.submitted.shift();
      if (telegramId === undefined) return undefined;
      return posting('POST', `approve-profile/${telegramId}`, cast.moderator(), {});
    }),
    'upload a photo': {
      kind: 'upload',
      perMinute: 0.05,
      make: () => {
        const person = cast.anybody();
        const path = `${user}/upload-avatar?telegramId=${person}`;
        return { method: 'POST', path, as: person, uploads: true };
      },
    },
  };
}
