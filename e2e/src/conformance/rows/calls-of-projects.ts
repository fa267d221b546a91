import { expect } from 'vitest';
import { renderCover } from '@kollab/sandbox/covers';
import { checked, type Row } from '#src/conformance/row.ts';
import type { Stage } from '#src/conformance/stage.ts';

/** A project that was created by the call of the specification. */
async function newProject({ ask, ids }: Stage, name: string): Promise<{ id: string }> {
  const { status, body } = await ask('owner', 'POST /api/User/create-project', {
    telegramId: ids.owner,
    name,
    description: 'По вызовам спецификации',
    stage: 'Seed Stage',
    status: 'pending',
    coverImage: null,
    tags: [{ tagName: 'Python' }],
    participants: [{ name: 'Борис Откликов', telegramId: ids.applicant }],
    vacancies: [
      {
        title: 'Чтец',
        tags: [{ tagName: 'Python' }],
        tasks: 'Читать',
        requirements: '',
        conditions: '',
      },
    ],
  });
  expect(status).toBe(200);
  return body as { id: string };
}

/** Section 7: the calls about projects, applications and follows. */
export const projectCalls: readonly Row[] = [
  checked(
    '7.40',
    'POST api/User/create-project {telegramId, name, description, stage, status, coverImage, tags [{tagName}], participants, vacancies (with tags [{tagName}])}',
    async (stage) => {
      const { body } = await stage.ask(
        'owner',
        `GET /api/User/project/${(await newProject(stage, 'По списку')).id}`,
      );
      expect(body).toMatchObject({
        status: 'pending',
        tags: [{ tagName: 'Python' }],
        vacancies: [{ title: 'Чтец', tags: [{ tagName: 'Python' }] }],
      });
    },
  ),
  checked(
    '7.41',
    'GET /api/User/project/{projectId} (includes vacancies, participants, tags)',
    async ({ ask, project }) => {
      const { body } = await ask('newcomer', `GET /api/User/project/${project.id}`);
      expect([body.vacancies.length, body.participants.length, body.tags.length]).toEqual([
        2, 1, 2,
      ]);
    },
  ),
  checked(
    '7.42',
    'GET /api/User/project/{projectId}/vacancy/{vacancyId}',
    async ({ ask, project, vacancyId }) => {
      const { body } = await ask(
        'newcomer',
        `GET /api/User/project/${project.id}/vacancy/${vacancyId}`,
      );
      expect(body.title).toBe('Картограф');
    },
  ),
  checked('7.43', 'GET api/User/projects/{telegramId}', async ({ ask, ids, project }) => {
    const { body } = await ask('owner', `GET /api/User/projects/${ids.owner}`);
    expect(body).toContainEqual(expect.objectContaining({ id: project.id }));
  }),
  checked('7.44', 'GET /api/User/projects-for-moderation', async (stage) => {
    const { id } = await newProject(stage, 'В очереди');
    const { body } = await stage.ask(
      'moderator',
      'GET /api/User/projects-for-moderation?limit=200',
    );
    expect(body).toContainEqual(expect.objectContaining({ id }));
  }),
  checked(
    '7.45',
    'GET /api/User/all-projects',
    async ({ ask, project }) => {
      const { body } = await ask('newcomer', 'GET /api/User/all-projects?limit=200');
      expect(body).toContainEqual(expect.objectContaining({ id: project.id }));
    },
    {
      decision: 33,
      why: 'To everyone what is approved, their own to the caller, all to moderators',
    },
  ),
  checked('7.46', 'POST /api/User/approve-project/{id}', async (stage) => {
    const { id } = await newProject(stage, 'На одобрение');
    await stage.ask('moderator', `POST /api/User/approve-project/${id}`);
    expect((await stage.ask(undefined, `GET /api/User/project/${id}`)).body.status).toBe(
      'одобрено',
    );
  }),
  checked('7.47', 'POST /api/User/reject-project/{id} {comment}', async (stage) => {
    const { id } = await newProject(stage, 'На отказ');
    await stage.ask('moderator', `POST /api/User/reject-project/${id}`, { comment: 'Мало слов' });
    expect((await stage.ask('owner', `GET /api/User/project/${id}`)).body).toMatchObject({
      status: 'rejected',
      rejectionReason: 'Мало слов',
    });
  }),
  checked(
    '7.48',
    'DELETE /api/User/delete-project/{id}',
    async (stage) => {
      const { id } = await newProject(stage, 'На удаление');
      expect((await stage.ask('owner', `DELETE /api/User/delete-project/${id}`)).status).toBe(200);
      expect((await stage.ask('newcomer', `GET /api/User/project/${id}`)).status).toBe(404);
    },
    { decision: 32, why: 'Restorable for 30 days; open applications are answered' },
  ),
  checked(
    '7.49',
    'POST api/User/upload-project-cover, multipart field image; the response has path',
    async ({ ask }) => {
      const form = new FormData();
      form.append('image', new Blob([await renderCover('quietPaths')]), 'cover.jpg');
      const { body } = await ask('owner', 'POST /api/User/upload-project-cover', form);
      expect(body.path).toMatch(/^\/uploads\//);
    },
  ),
  checked(
    '7.50',
    'POST /api/User/add-participant {projectId, name}',
    async ({ ask, project }) => {
      const body = { projectId: project.id, name: 'Гостья' };
      const answer = await ask('owner', 'POST /api/User/add-participant', body);
      expect(answer.body.participants.at(-1)).toMatchObject({ name: 'Гостья', telegramId: null });
    },
    { decision: 29, why: 'A guest: shown without a link, without rights' },
  ),
  checked(
    '7.51',
    'POST /api/User/add-to-project-team {projectId, telegramId}',
    async ({ ask, ids, project }) => {
      const body = { projectId: project.id, telegramId: ids.newcomer };
      expect((await ask('owner', 'POST /api/User/add-to-project-team', body)).body.result).toBe(
        'invited',
      );
    },
    {
      decision: 30,
      why: 'Joins whoever applied or accepted an invitation; anyone else is invited',
    },
  ),
  checked(
    '7.60',
    'POST /api/User/apply {projectId, vacancyId, telegramId, coverLetter}',
    async ({ ask, ids, project, otherVacancyId }) => {
      const { body } = await ask('applicant', 'POST /api/User/apply', {
        projectId: project.id,
        vacancyId: otherVacancyId,
        telegramId: ids.applicant,
        coverLetter: 'Слышу траву',
      });
      expect(body).toMatchObject({ status: 'Pending', coverLetter: 'Слышу траву' });
    },
    {
      decision: 37,
      why: 'Once per vacancy; again after a withdrawal, or 30 days after a rejection',
    },
  ),
  checked('7.61', 'GET /api/User/applications/{telegramId}', async ({ ask, ids }) => {
    const { body } = await ask('applicant', `GET /api/User/applications/${ids.applicant}`);
    expect(body).toHaveLength(2);
  }),
  checked('7.62', 'GET /api/User/all-applications', async ({ ask, ids }) => {
    const { body } = await ask('moderator', 'GET /api/User/all-applications?limit=200');
    expect(body).toContainEqual(expect.objectContaining({ telegramId: ids.applicant }));
  }),
  checked(
    '7.63',
    'GET /api/User/project-applications/{projectId}',
    async ({ ask, ids, project }) => {
      const { body } = await ask('owner', `GET /api/User/project-applications/${project.id}`);
      expect(body).toContainEqual(expect.objectContaining({ telegramId: ids.applicant }));
    },
  ),
  checked(
    '7.64',
    'DELETE /api/User/application with query projectId, vacancyId, telegramId',
    async ({ ask, ids, project, otherVacancyId }) => {
      const query = `projectId=${project.id}&vacancyId=${otherVacancyId}&telegramId=${ids.applicant}`;
      expect((await ask('applicant', `DELETE /api/User/application?${query}`)).status).toBe(200);
      const { body } = await ask('applicant', `GET /api/User/applications/${ids.applicant}`);
      expect(body).toHaveLength(1);
    },
    { decision: 40, why: 'The applicant, while it is pending' },
  ),
  checked(
    '7.65',
    'PATCH /api/projects/{projectId}/vacancies/{vacancyId}/applications/{telegramId} {status: Accepted or Rejected}',
    async ({ ask, ids, project, vacancyId }) => {
      const path = `/api/projects/${project.id}/vacancies/${vacancyId}/applications/${ids.applicant}`;
      const accepted = await ask('owner', `PATCH ${path}`, { status: 'Accepted' });
      expect(accepted.body.applicationStatus).toBe('Accepted');
      const { body } = await ask('newcomer', `GET /api/User/project/${project.id}`);
      expect(body.participants).toContainEqual(
        expect.objectContaining({ telegramId: ids.applicant }),
      );
      expect((await ask('owner', `PATCH ${path}`, { status: 'Rejected' })).status).toBe(409);
    },
    {
      decision: 36,
      why: 'One transaction; the same decision again changes nothing, another one is 409',
    },
  ),
  checked(
    '7.70',
    'POST /api/User/follow {followerTelegramId, followeeTelegramId}',
    async ({ ask, ids }) => {
      const pair = { followerTelegramId: ids.applicant, followeeTelegramId: ids.owner };
      expect((await ask('applicant', 'POST /api/User/follow', pair)).body.isSubscribed).toBe(true);
    },
    { decision: 42, why: 'Again changes nothing; oneself is 400' },
  ),
  checked('7.71', 'GET /api/User/{id}/stats', async ({ ask, ids }) => {
    const { body } = await ask('applicant', `GET /api/User/${ids.owner}/stats`);
    expect(body).toMatchObject({ followers: 1, isSubscribed: true });
  }),
  checked(
    '7.72',
    'A subscription check returns items with followeeTelegramId, isSubscribed',
    async ({ ask, ids }) => {
      const { body } = await ask('applicant', `GET /api/User/subscriptions/${ids.applicant}`);
      expect(body).toEqual([{ followeeTelegramId: ids.owner, isSubscribed: true }]);
    },
    { decision: 42, why: 'Its path is not shown: it is /api/User/subscriptions/{telegramId}' },
  ),
  checked(
    '7.73',
    'POST /api/User/unfollow {followerTelegramId, followeeTelegramId}',
    async ({ ask, ids }) => {
      const pair = { followerTelegramId: ids.applicant, followeeTelegramId: ids.owner };
      expect((await ask('applicant', 'POST /api/User/unfollow', pair)).body.isSubscribed).toBe(
        false,
      );
    },
  ),
];
