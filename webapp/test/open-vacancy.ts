import type { VacancyDetails } from '@kollab/contract';
import { screen } from '@testing-library/react';
import VacancyPage from '#src/features/vacancies/vacancy-page.tsx';
import { sampleVacancy } from './samples.ts';
import { openScreen, serveApi } from './screen.tsx';

const { id, projectId } = sampleVacancy;

export const vacancyAddress = `/vacancy/${projectId}/${id}`;

export const openVacancyAt = (address: string) =>
  openScreen(VacancyPage, '/vacancy/:projectId/:vacancyId', address);

/** Shows it, and answers what the server was asked. */
export async function openVacancy(changes: Partial<VacancyDetails> = {}) {
  const asked = serveApi(({ method, path }) => {
    if (path === '/api/User/matches/people') return Response.json([]);
    const vacancy = { ...sampleVacancy, ...changes };
    return Response.json(method === 'GET' ? vacancy : { vacancy, rejected: 2 });
  });
  openVacancyAt(vacancyAddress);
  await screen.findByRole('heading', { name: 'Дизайнер' });
  return asked;
}
