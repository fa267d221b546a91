import {
  approveProject,
  archiveProject,
  finishProject,
  deleteProject,
  getProject,
  getProjectSubmission,
  listAllProjects,
  listProjectsOf,
  listSubmittedProjects,
  rejectProject,
  restoreProject,
  sendToModeration,
  setProjectInReview,
  type Vacancy,
  createProject,
  editProject,
} from '@kollab/contract';
import type { TestPerson } from '#test/init-data.ts';
import type { Someone, TestApp } from '#test/test-app.ts';

export { takeAll } from './profiles.ts';

type Body = (typeof createProject)['body']['_zod']['input'];
type Edit = (typeof editProject)['body']['_zod']['input'];
type Named = { id: string };

/** Nine of nine: whoever has these may create projects. */
export const fullProfile = {
  firstName: 'Аня',
  lastName: 'Лис',
  university: 'МГУ',
  course: 2,
  major: 'Физика',
  statusShort: 'Ищу команду',
  description: 'Люблю карты',
  tags: ['GIS'],
  links: [{ type: 'Сайт', url: 'https://example.com' }],
};

export async function author(kollab: TestApp, given: Partial<TestPerson> = {}): Promise<Someone> {
  const person = await kollab.person(given);
  const { firstName: _first, ...rest } = fullProfile;
  const changes = given.firstName === undefined ? fullProfile : rest;
  await person.call(sendToModeration, { body: { telegramId: person.telegramId, changes } });
  return person;
}

export const vacancyInput = (more: Partial<Record<keyof Vacancy, unknown>> = {}) => ({
  title: 'Разработчик',
  level: 'Junior' as const,
  experience: '1-3 года' as const,
  tags: [{ tagName: 'React' }],
  tasks: 'Сделать карту',
  requirements: '',
  conditions: '',
  ...more,
});

export const create = (person: Someone, more: Partial<Body> | object = {}, key?: string) =>
  person.call(
    createProject,
    {
      body: {
        telegramId: person.telegramId,
        name: 'Солнечная карта',
        description: 'Карта крыш',
        ...more,
      } as never,
    },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );

export const edit = (person: Someone, { id }: Named, body: Edit | object) =>
  person.call(editProject, { params: { projectId: id }, body: body as never });

export const read = ({ call }: Pick<Someone, 'call'>, { id }: Named) =>
  call(getProject, { params: { projectId: id } });

export const approve = (moderator: Someone, { id }: Named, version?: number) =>
  moderator.call(approveProject, { params: { id }, body: { version } });

export const reject = (moderator: Someone, { id }: Named, comment: string, version?: number) =>
  moderator.call(rejectProject, { params: { id }, body: { comment, version } });

export const claim = (moderator: Someone, { id }: Named, version?: number) =>
  moderator.call(setProjectInReview, { params: { id }, body: { version } });

export const submissionOf = (moderator: Someone, { id }: Named) =>
  moderator.call(getProjectSubmission, { params: { id } });

export const listQueue = (moderator: Someone) =>
  moderator.call(listSubmittedProjects, { query: { limit: 200, cursor: undefined } });

export const remove = (person: Someone, { id }: Named, comment?: string) =>
  person.call(deleteProject, { params: { id }, body: { comment } });

export const archive = (person: Someone, { id }: Named) =>
  person.call(archiveProject, { params: { id }, body: {} });
export const finish = (person: Someone, { id }: Named) =>
  person.call(finishProject, { params: { id }, body: {} });

export const restore = (
  person: Someone,
  { id }: Named,
  body: { reopenApplications?: boolean } = {},
) => person.call(restoreProject, { params: { id }, body });

type Reader = Pick<Someone, 'call'>;

export const listAll = ({ call }: Reader, query: object = {}) => call(listAllProjects, { query });

export const listOf = ({ call }: Reader, { telegramId }: { telegramId: number }) =>
  call(listProjectsOf, { params: { telegramId }, query: {} });
