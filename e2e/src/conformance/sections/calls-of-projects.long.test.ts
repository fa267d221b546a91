import { renderCover } from '@kollab/sandbox/covers';
import { expect, type Stage, test } from '#src/conformance/stage.ts';

// Section 7: the calls about projects, applications and follows.

async function newProject(
  ask: Stage['ask'],
  ids: Stage['ids'],
  name: string,
): Promise<{ id: string }> {
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

test('7.40 POST api/User/create-project {telegramId, name, description, stage, status, coverImage, tags [{tagName}], participants, vacancies (with tags [{tagName}])}', async ({
  ask,
  ids,
}) => {
  const { body } = await ask(
    'owner',
    `GET /api/User/project/${(await newProject(ask, ids, 'По списку')).id}`,
  );
  expect(body).toMatchObject({
    status: 'pending',
    tags: [{ tagName: 'Python' }],
    vacancies: [{ title: 'Чтец', tags: [{ tagName: 'Python' }] }],
  });
});

test('7.41 GET /api/User/project/{projectId} (includes vacancies, participants, tags)', async ({
  ask,
  project,
}) => {
  const { body } = await ask('newcomer', `GET /api/User/project/${project.id}`);
  expect([body.vacancies.length, body.participants.length, body.tags.length]).toEqual([2, 1, 2]);
});

test('7.42 GET /api/User/project/{projectId}/vacancy/{vacancyId}', async ({
  ask,
  project,
  vacancyId,
}) => {
  const { body } = await ask(
    'newcomer',
    `GET /api/User/project/${project.id}/vacancy/${vacancyId}`,
  );
  expect(body.title).toBe('Картограф');
});

test('7.43 GET api/User/projects/{telegramId}', async ({ ask, ids, project }) => {
  const { body } = await ask('owner', `GET /api/User/projects/${ids.owner}`);
  expect(body).toContainEqual(expect.objectContaining({ id: project.id }));
});

test('7.44 GET /api/User/projects-for-moderation', async ({ ask, ids }) => {
  const { id } = await newProject(ask, ids, 'В очереди');
  const { body } = await ask('moderator', 'GET /api/User/projects-for-moderation?limit=200');
  expect(body).toContainEqual(expect.objectContaining({ id }));
});

test('7.45 GET /api/User/all-projects', async ({ ask, project }) => {
  const { body } = await ask('newcomer', 'GET /api/User/all-projects?limit=200');
  expect(body).toContainEqual(expect.objectContaining({ id: project.id }));
});

test('7.46 POST /api/User/approve-project/{id}', async ({ ask, ids }) => {
  const { id } = await newProject(ask, ids, 'На одобрение');
  await ask('moderator', `POST /api/User/approve-project/${id}`);
  expect((await ask(undefined, `GET /api/User/project/${id}`)).body.status).toBe('одобрено');
});

test('7.47 POST /api/User/reject-project/{id} {comment}', async ({ ask, ids }) => {
  const { id } = await newProject(ask, ids, 'На отказ');
  await ask('moderator', `POST /api/User/reject-project/${id}`, { comment: 'Мало слов' });
  expect((await ask('owner', `GET /api/User/project/${id}`)).body).toMatchObject({
    status: 'rejected',
    rejectionReason: 'Мало слов',
  });
});

test('7.48 DELETE /api/User/delete-project/{id}', async ({ ask, ids }) => {
  const { id } = await newProject(ask, ids, 'На удаление');
  expect((await ask('owner', `DELETE /api/User/delete-project/${id}`)).status).toBe(200);
  expect((await ask('newcomer', `GET /api/User/project/${id}`)).status).toBe(404);
});

test('7.49 POST api/User/upload-project-cover, multipart field image; the response has path', async ({
  ask,
}) => {
  const form = new FormData();
  form.append('image', new Blob([await renderCover('quietPaths')]), 'cover.jpg');
  const { body } = await ask('owner', 'POST /api/User/upload-project-cover', form);
  expect(body.path).toMatch(/^\/uploads\//);
});

test('7.50 POST /api/User/add-participant {projectId, name}', async ({ ask, project }) => {
  const body = { projectId: project.id, name: 'Гостья' };
  const answer = await ask('owner', 'POST /api/User/add-participant', body);
  expect(answer.body.participants.at(-1)).toMatchObject({ name: 'Гостья', telegramId: null });
});

test('7.51 POST /api/User/add-to-project-team {projectId, telegramId}', async ({
  ask,
  ids,
  project,
}) => {
  const body = { projectId: project.id, telegramId: ids.newcomer };
  expect((await ask('owner', 'POST /api/User/add-to-project-team', body)).body.result).toBe(
    'invited',
  );
});

test('7.60 POST /api/User/apply {projectId, vacancyId, telegramId, coverLetter}', async ({
  ask,
  ids,
  project,
  otherVacancyId,
}) => {
  const { body } = await ask('applicant', 'POST /api/User/apply', {
    projectId: project.id,
    vacancyId: otherVacancyId,
    telegramId: ids.applicant,
    coverLetter: 'Слышу траву',
  });
  expect(body).toMatchObject({ status: 'Pending', coverLetter: 'Слышу траву' });
});

test('7.61 GET /api/User/applications/{telegramId}', async ({ ask, ids }) => {
  const { body } = await ask('applicant', `GET /api/User/applications/${ids.applicant}`);
  expect(body).toHaveLength(2);
});

test('7.62 GET /api/User/all-applications', async ({ ask, ids }) => {
  const { body } = await ask('moderator', 'GET /api/User/all-applications?limit=200');
  expect(body).toContainEqual(expect.objectContaining({ telegramId: ids.applicant }));
});

test('7.63 GET /api/User/project-applications/{projectId}', async ({ ask, ids, project }) => {
  const { body } = await ask('owner', `GET /api/User/project-applications/${project.id}`);
  expect(body).toContainEqual(expect.objectContaining({ telegramId: ids.applicant }));
});

test('7.64 DELETE /api/User/application with query projectId, vacancyId, telegramId', async ({
  ask,
  ids,
  project,
  otherVacancyId,
}) => {
  const query = `projectId=${project.id}&vacancyId=${otherVacancyId}&telegramId=${ids.applicant}`;
  expect((await ask('applicant', `DELETE /api/User/application?${query}`)).status).toBe(200);
  const { body } = await ask('applicant', `GET /api/User/applications/${ids.applicant}`);
  expect(body).toHaveLength(1);
});

test('7.65 PATCH /api/projects/{projectId}/vacancies/{vacancyId}/applications/{telegramId} {status: Accepted or Rejected}', async ({
  ask,
  ids,
  project,
  vacancyId,
}) => {
  const path = `/api/projects/${project.id}/vacancies/${vacancyId}/applications/${ids.applicant}`;
  const accepted = await ask('owner', `PATCH ${path}`, { status: 'Accepted' });
  expect(accepted.body.applicationStatus).toBe('Accepted');
  const { body } = await ask('newcomer', `GET /api/User/project/${project.id}`);
  expect(body.participants).toContainEqual(expect.objectContaining({ telegramId: ids.applicant }));
  expect((await ask('owner', `PATCH ${path}`, { status: 'Rejected' })).status).toBe(409);
});

test('7.70 POST /api/User/follow {followerTelegramId, followeeTelegramId}', async ({
  ask,
  ids,
}) => {
  const pair = { followerTelegramId: ids.applicant, followeeTelegramId: ids.owner };
  expect((await ask('applicant', 'POST /api/User/follow', pair)).body.isSubscribed).toBe(true);
});

test('7.71 GET /api/User/{id}/stats', async ({ ask, ids }) => {
  const { body } = await ask('applicant', `GET /api/User/${ids.owner}/stats`);
  expect(body).toMatchObject({ followers: 1, isSubscribed: true });
});

test('7.72 A subscription check returns items with followeeTelegramId, isSubscribed', async ({
  ask,
  ids,
}) => {
  const { body } = await ask('applicant', `GET /api/User/subscriptions/${ids.applicant}`);
  expect(body).toEqual([{ followeeTelegramId: ids.owner, isSubscribed: true }]);
});

test('7.73 POST /api/User/unfollow {followerTelegramId, followeeTelegramId}', async ({
  ask,
  ids,
}) => {
  const pair = { followerTelegramId: ids.applicant, followeeTelegramId: ids.owner };
  expect((await ask('applicant', 'POST /api/User/unfollow', pair)).body.isSubscribed).toBe(false);
});
