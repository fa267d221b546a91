import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { list } from '#src/schemas/bounds.ts';
import { Id } from '#src/schemas/ids.ts';
import { Places, Vacancy, VacancyDetails } from '#src/schemas/work/vacancies.ts';

const ofVacancy = z.object({ projectId: Id, vacancyId: Id });

export const getVacancy = endpoint('GET', '/api/User/project/{projectId}/vacancy/{vacancyId}', {
  access: 'public',
  params: ofVacancy,
  reply: VacancyDetails,
  errors: ['projectNotFound', 'vacancyNotFound'],
  summary: 'A vacancy of a project the caller may see',
});

export const closeVacancy = endpoint(
  'POST',
  '/api/User/project/{projectId}/vacancy/{vacancyId}/close',
  {
    access: 'owner',
    params: ofVacancy,
    body: z.strictObject({ rejectOthers: z.optional(z.boolean()) }),
    reply: z.object({ vacancy: Vacancy, rejected: z.number() }),
    errors: ['projectNotFound', 'vacancyNotFound', 'forbidden'],
    summary:
      'Closes a vacancy; with `rejectOthers` its pending applications are rejected and their authors told. Again changes nothing',
  },
);

export const reopenVacancy = endpoint(
  'POST',
  '/api/User/project/{projectId}/vacancy/{vacancyId}/reopen',
  {
    access: 'owner',
    params: ofVacancy,
    body: z.strictObject({}),
    reply: z.object({ vacancy: Vacancy }),
    errors: ['projectNotFound', 'vacancyNotFound', 'forbidden', 'noPlacesLeft', 'dailyLimit'],
    summary:
      'Opens a closed vacancy again, with a place more where all are taken; a finished project goes on',
  },
);

export const reopenVacancies = endpoint('POST', '/api/User/project/{projectId}/reopen-vacancies', {
  access: 'owner',
  params: z.object({ projectId: Id }),
  body: z.strictObject({ vacancyIds: list(Id, limits.vacancies, { min: 1 }) }),
  reply: z.object({ vacancies: z.array(Vacancy) }),
  errors: ['projectNotFound', 'vacancyNotFound', 'forbidden', 'noPlacesLeft', 'dailyLimit'],
  summary: 'Opens closed vacancies of a project again, all or none; a finished project goes on',
});

export const setVacancyPlaces = endpoint(
  'POST',
  '/api/User/project/{projectId}/vacancy/{vacancyId}/places',
  {
    access: 'owner',
    params: ofVacancy,
    body: z.strictObject({ places: Places }),
    reply: z.object({ vacancy: Vacancy }),
    errors: ['projectNotFound', 'vacancyNotFound', 'forbidden', 'badInput', 'dailyLimit'],
    summary:
      'How many people a vacancy takes, at once: no fewer than were accepted. Without a free place it closes; more places open what closed as filled, and who was told so waits again',
  },
);
