import { initData } from '@kollab/api/test/init-data';
import { counts, firstTelegramId, type Pair } from './seed.ts';
import type { Shot } from './load.ts';

type Call = Omit<Shot, 'url'> & { path: string; ids?: Pair };

/** The seven calls that are measured, each as it is made for a pair of person and vacancy. */
export function callsOf(botToken: string, pairs: Pair[]) {
  const [sample] = pairs;
  if (!sample) throw new Error('Nobody was seeded.');
  const signatures = new Map<number, string>();
  const as = (telegramId: number) => {
    const known = signatures.get(telegramId) ?? initData({ telegramId }, new Date(), botToken);
    signatures.set(telegramId, known);
    return { authorization: `tma ${known}` };
  };
  const owner = as(firstTelegramId);
  const student = firstTelegramId + counts.participants;
  const read =
    (path: string, headers = as(student)) =>
    (): Call => ({
      method: 'GET',
      path,
      headers,
    });
  return {
    'get-user': read(`/api/User/get-user-by-telegram/${firstTelegramId + 5}`),
    search: read('/api/User/search-users?query=React'),
    'all-projects': read('/api/User/all-projects'),
    project: read(`/api/User/project/${sample.projectId}`),
    applications: read(`/api/User/applications/${student}`),
    apply: (pair: Pair): Call => ({
      method: 'POST',
      path: '/api/User/apply',
      headers: as(pair.telegramId),
      ids: pair,
      body: {
        projectId: pair.projectId,
        vacancyId: pair.vacancyId,
        telegramId: pair.telegramId,
        coverLetter: 'Хочу к вам.',
      },
    }),
    accept: (pair: Pair): Call => ({
      method: 'PATCH',
      path: `/api/projects/${pair.projectId}/vacancies/${pair.vacancyId}/applications/${pair.telegramId}`,
      headers: owner,
      ids: pair,
      body: { status: 'Accepted' },
    }),
  } satisfies Record<string, (pair: Pair) => Call>;
}
