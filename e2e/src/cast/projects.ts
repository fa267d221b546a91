import {
  apply,
  approveProject,
  type ProfileChanges,
  type Project,
  type Request,
  createProject,
  setVacancyPlaces,
} from '@kollab/contract';
import { type Cast, moderators, type Someone } from './cast.ts';

type Body = Request<typeof createProject>['body'];

const vacancy = {
  level: null,
  experience: null,
  tags: ['Python'],
  tasks: 'Собрать первые данные',
  requirements: '',
  conditions: '',
  hoursAWeek: null,
  until: null,
};

/** With the names and the link from Telegram seven of the nine items, 78 %. */
export const almostComplete: ProfileChanges = {
  university: 'МИСИС',
  course: 3,
  major: 'Металлургия',
  statusShort: 'Собираю команду',
};

export const complete = ({ send }: Someone) =>
  send({ ...almostComplete, description: 'Люблю города и людей.', tags: ['Python'] });

export async function approved(cast: Cast, firstName: string, lastName: string) {
  const someone = await cast.newcomer(firstName, lastName);
  await complete(someone);
  await cast.approve(someone);
  return someone;
}

/** Of somebody whose profile is complete; vacancies by their titles. */
export const create = (
  { telegramId, call }: Someone,
  name: string,
  titles: readonly string[] = [],
  participants: Body['participants'] = [],
) =>
  call(createProject, {
    body: {
      telegramId,
      name,
      description: 'Делаем вместе то, чего не хватает городу.',
      stage: 'Seed Stage',
      coverImage: null,
      tags: ['Python'],
      vacancies: titles.map((title) => ({ title, ...vacancy })),
      participants,
    },
  });

export async function approve(cast: Cast, id: string) {
  const judge = await cast.callAs(moderators[0]);
  await judge(approveProject, { params: { id }, body: {} });
}

export async function publish(cast: Cast, name: string, titles: readonly string[]) {
  const owner = await cast.newcomer('Роман', 'Берёзов', `roman_${Date.now()}`);
  await complete(owner);
  const project = await create(owner, name, titles);
  await approve(cast, project.id);
  const [vacancyId] = project.vacancies.map(({ id }) => id);
  if (!vacancyId) throw new Error('A published project needs a vacancy.');
  return { owner, project, vacancyId };
}

export const givePlaces = (
  { call }: Pick<Someone, 'call'>,
  place: { projectId: string; vacancyId: string },
  places: number,
) => call(setVacancyPlaces, { params: place, body: { places } });

export const applyTo = (
  { id: projectId }: Pick<Project, 'id'>,
  vacancyId: string,
  { telegramId, call }: Someone,
) =>
  call(apply, {
    body: { projectId, vacancyId, telegramId, coverLetter: 'Хочу помочь: умею Python.' },
  });
