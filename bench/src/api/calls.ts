import { authorizationOf as as } from '#src/kit/environment.ts';
import type { Sent } from '#src/kit/requests.ts';
import { counts, firstTelegramId, type Pair } from './seed.ts';

type Call = Omit<Sent, 'url'> & { path: string; ids?: Pair };

/** The seven calls that are measured, each as it is made for a pair of person and vacancy. */
export function callsOf(pairs: Pair[]) {
  const [sample] = pairs;
  if (!sample) throw new Error('Nobody was seeded.');
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
      body: JSON.stringify({
        projectId: pair.projectId,
        vacancyId: pair.vacancyId,
        telegramId: pair.telegramId,
        coverLetter: 'Хочу к вам.',
      }),
    }),
    accept: (pair: Pair): Call => ({
      method: 'PATCH',
      path: `/api/projects/${pair.projectId}/vacancies/${pair.vacancyId}/applications/${pair.telegramId}`,
      headers: owner,
      ids: pair,
      body: JSON.stringify({ status: 'Accepted' }),
    }),
  } satisfies Record<string, (pair: Pair) => Call>;
}
