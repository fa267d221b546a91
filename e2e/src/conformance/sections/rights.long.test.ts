import { words } from '#src/app/steps.ts';
import { expect, test } from '#src/conformance/stage.ts';

// Section 6: roles and permissions.

test('6.1 A regular user edits their own profile, nobody else’s', async ({ ask, ids }) => {
  const call = `PATCH /api/User/update-description/${ids.owner}`;
  const { status } = await ask('newcomer', call, { description: 'Чужое' });
  expect(status).toBe(403);
});

test('6.2 Creating projects needs 80% completion', async ({ ask, ids }) => {
  const body = { telegramId: ids.beginner, name: 'Рано', description: 'Рано' };
  const refused = await ask('beginner', 'POST /api/User/create-project', body);
  expect(refused.status).toBe(403);
  expect(refused.body.message).toBe('Чтобы создать проект, заполните профиль хотя бы на 80%');
});

test('6.3 An owner manages applications to their own projects, others do not', async ({
  ask,
  project,
}) => {
  const call = `GET /api/User/project-applications/${project.id}`;
  expect((await ask('owner', call)).status).toBe(200);
  expect((await ask('newcomer', call)).status).toBe(403);
});

test("6.4 A moderator (role 'moderator') sees the button to the queue, a regular user does not", async ({
  at,
}) => {
  await expect(words(await at('moderator', '/'), 'Профили на модерации')).toBeVisible();
  const page = await at('newcomer', '/');
  await expect(words(page, 'Профиль заполнен')).toBeVisible();
  expect(await page.getByText('Профили на модерации').count()).toBe(0);
});

test('6.5 A moderator approves and rejects; whether the server enforces this is not shown', async ({
  ask,
  ids,
}) => {
  for (const call of [
    'GET /api/User/profiles-for-moderation',
    'GET /api/User/projects-for-moderation',
    `POST /api/User/approve-profile/${ids.newcomer}`,
    'POST /api/User/set-all-in-review',
  ]) {
    expect((await ask('newcomer', call)).status).toBe(403);
  }
});

test('6.6 Owners cannot apply to their own project: the server answers 400, «Нельзя откликаться на свой проект»', async ({
  ask,
  ids,
  project,
  vacancyId,
}) => {
  const { status, body } = await ask('owner', 'POST /api/User/apply', {
    projectId: project.id,
    vacancyId,
    telegramId: ids.owner,
    coverLetter: 'Сам себе',
  });
  expect(status).toBe(400);
  expect(body.message).toContain('Нельзя откликаться на свой проект');
});

test('6.7 Anyone with a link can open public profiles', async ({ ask, ids }) => {
  expect((await ask(undefined, `GET /api/User/${ids.owner}`)).body).toMatchObject({
    firstName: 'Агния',
    statusShort: 'Рисую карты рек',
  });
});
