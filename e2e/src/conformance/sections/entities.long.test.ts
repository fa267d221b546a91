import { expect, test } from '#src/conformance/stage.ts';

// Section 3: entities and their fields.

test('3.1 User: id, telegramId, names, phone, email, university, course, major, birthDate, photo, description, statuses, tags (tagName), links (type, url), experiences, role, moderationStatus, statusUpdatedAt, rejectionReason', async ({
  ask,
  ids,
}) => {
  const { body } = await ask('owner', `GET /api/User/get-user-by-telegram/${ids.owner}`);
  for (const key of ['id', 'telegramId', 'firstName', 'lastName', 'middleName', 'phone']) {
    expect(body).toHaveProperty(key);
  }
  for (const key of ['email', 'university', 'course', 'major', 'photo', 'description']) {
    expect(body).toHaveProperty(key);
  }
  for (const key of ['role', 'moderationStatus', 'statusUpdatedAt', 'rejectionReason']) {
    expect(body).toHaveProperty(key);
  }
  expect(body).toMatchObject({
    birthDate: null,
    statusShort: 'Рисую карты рек',
    statusLong: ['Веду кружок', 'Пишу книгу'],
    tags: expect.arrayContaining([{ tagName: 'Python' }]),
    links: expect.arrayContaining([{ type: 'Блог', url: 'https://blog.example' }]),
    experiences: [expect.objectContaining({ company: 'Атлас' })],
  });
});

test("3.2 User: a role 'moderator' exists", async ({ ask, ids }) => {
  const own = { telegramId: ids.moderator };
  const { body } = await ask('moderator', 'POST /api/User/get-or-create', own);
  expect(body.role).toBe('moderator');
});

test('3.4 Experience: company, department, role, workDurationYears, logoUrl, startDate, endDate', async ({
  ask,
  ids,
}) => {
  const { body } = await ask('newcomer', `GET /api/User/${ids.owner}`);
  expect(body.experiences).toEqual([
    {
      company: 'Атлас',
      department: 'Реки',
      role: 'Картограф',
      workDurationYears: 1,
      logoUrl: null,
      startDate: '2020-01-01',
      endDate: '2021-04-01',
    },
  ]);
});

test('3.8 Pending profile change: telegramId, userId, firstName, lastName, photo, changeType, oldValue, newValue, moderatorComment, createdAt', async ({
  ask,
  ids,
}) => {
  const change = { telegramId: ids.applicant, changes: { statusShort: 'Новый статус' } };
  await ask('applicant', 'POST /api/User/send-to-moderation', change);
  const { body } = await ask('moderator', 'GET /api/User/pending-profile-changes?limit=200');
  const own = body.find((one: { telegramId: number }) => one.telegramId === ids.applicant);
  expect(own).toMatchObject({
    userId: expect.any(String),
    firstName: 'Борис',
    lastName: 'Откликов',
    photo: null,
    changeType: 'statusShort',
    oldValue: 'Рисую карты рек',
    newValue: 'Новый статус',
    moderatorComment: null,
    createdAt: expect.any(String),
  });
});

test('3.9 Project: id, name, description, stage, status, coverImage, tags, participants, vacancies, telegramId of the owner', async ({
  ask,
  ids,
  project,
}) => {
  const { body } = await ask('newcomer', `GET /api/User/project/${project.id}`);
  expect(body).toMatchObject({
    id: project.id,
    name: 'Атлас тихих мест',
    description: expect.any(String),
    stage: 'Growth Stage',
    status: 'одобрено',
    coverImage: null,
    tags: [{ tagName: 'QGIS' }, { tagName: 'Python' }],
    participants: [expect.objectContaining({ telegramId: ids.owner })],
    vacancies: [{ title: 'Картограф' }, { title: 'Слухач' }],
    telegramId: ids.owner,
  });
});

test('3.10 Participant: id, name, telegramId, photo', async ({ ask, ids, project }) => {
  const { body } = await ask('newcomer', `GET /api/User/project/${project.id}`);
  expect(body.participants[0]).toMatchObject({
    id: expect.any(String),
    name: 'Агния Картова',
    telegramId: ids.owner,
    photo: null,
  });
});

test('3.12 Vacancy: id, title, level, experience, tags, tasks, requirements, conditions', async ({
  ask,
  project,
  vacancyId,
}) => {
  const path = `/api/User/project/${project.id}/vacancy/${vacancyId}`;
  const { body } = await ask('newcomer', `GET ${path}`);
  expect(body).toMatchObject({
    id: vacancyId,
    title: 'Картограф',
    level: 'Middle',
    experience: '1-3 года',
    tags: [{ tagName: 'QGIS' }],
    tasks: 'Собрать слои',
    requirements: 'Любить карты',
    conditions: 'Вечера и выходные',
  });
});

test('3.13 A vacancy without a level: «Уровень не указан»', async ({
  at,
  project,
  otherVacancyId,
}) => {
  const page = await at('newcomer', `/vacancy/${project.id}/${otherVacancyId}`);
  await expect(page.getByText('Уровень не указан', { exact: true })).toBeVisible();
});

test('3.14 Application: projectId, vacancyId, telegramId, coverLetter, status, applicationStatus, vacancyTitle, userName, userPhoto, userDescription, userId, projectTitle', async ({
  ask,
  ids,
  project,
  vacancyId,
}) => {
  const { body } = await ask('applicant', `GET /api/User/applications/${ids.applicant}`);
  expect(body).toContainEqual(
    expect.objectContaining({
      projectId: project.id,
      vacancyId,
      telegramId: ids.applicant,
      coverLetter: 'Хочу помочь: умею Python.',
      status: 'Pending',
      applicationStatus: 'Pending',
      vacancyTitle: 'Картограф',
      userName: 'Борис Откликов',
      userPhoto: null,
      userDescription: expect.any(String),
      userId: expect.any(String),
      projectTitle: 'Атлас тихих мест',
    }),
  );
});

test('3.15 Follow: followerTelegramId, followeeTelegramId; stats of a user', async ({
  ask,
  ids,
}) => {
  const pair = { followerTelegramId: ids.newcomer, followeeTelegramId: ids.owner };
  const { body } = await ask('newcomer', 'POST /api/User/follow', pair);
  expect(body).toMatchObject({ followers: 1, isSubscribed: true });
  await ask('newcomer', 'POST /api/User/unfollow', pair);
});

test('3.16 Avatar: a path starting with /uploads is prefixed with the file host', async ({
  at,
  product,
}) => {
  const page = await at('newcomer', '/posts?q=Илья Петров');
  const photo = page.getByRole('img', { name: 'Фото: Илья Петров' }).first();
  expect(await photo.evaluate((image) => 'src' in image && image.src)).toMatch(
    new RegExp(`^${product.appUrl}/uploads/`),
  );
});

test('3.18 Icon size is 80', async ({ at }) => {
  const page = await at('newcomer', '/?mode=edit');
  const avatar = page.locator('label:has(input[type="file"]) > *').first();
  await expect(avatar).toBeVisible();
  expect(await avatar.boundingBox()).toMatchObject({ width: 80, height: 80 });
});
