import { expect } from 'vitest';
import { checked, type Row, tested } from '#src/conformance/row.ts';

/** Section 3: entities and their fields. */
export const entityRows: readonly Row[] = [
  checked(
    '3.1',
    'User: id, telegramId, names, phone, email, university, course, major, birthDate, photo, description, statuses, tags (tagName), links (type, url), experiences, role, moderationStatus, statusUpdatedAt, rejectionReason',
    async ({ ask, ids }) => {
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
    },
    { decision: 8, why: 'birthDate is never collected: the field is null' },
  ),
  checked('3.2', "User: a role 'moderator' exists", async ({ ask, ids }) => {
    const own = { telegramId: ids.moderator };
    const { body } = await ask('moderator', 'POST /api/User/get-or-create', own);
    expect(body.role).toBe('moderator');
  }),
  tested(
    '3.3',
    'User: major is also called direction or program',
    'contract/src/schemas/people/profile-fields.test.ts',
    'the specification’s other names of a field are read',
  ),
  checked(
    '3.4',
    'Experience: company, department, role, workDurationYears, logoUrl, startDate, endDate',
    async ({ ask, ids }) => {
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
    },
  ),
  tested(
    '3.5',
    'Tag: a local draft flag marks unsaved items',
    'webapp/src/features/profiles/tags/add-tag-page.test.tsx',
    'are chosen from four suggestions and kept as a draft',
  ),
  tested(
    '3.6',
    'Tag: only non-empty string tags are shown',
    'webapp/src/entities/tags/tag-list.test.ts',
    'takes no empty tags, none over 40 letters and no more than 30',
    { decision: 27, why: 'Tags come from a catalogue with aliases' },
  ),
  tested(
    '3.7',
    'The local profile draft is kept on the device under the user’s id',
    'webapp/src/features/profiles/draft/profile-draft.test.ts',
    'is kept on the device under the person’s id, apart from other people’s',
  ),
  checked(
    '3.8',
    'Pending profile change: telegramId, userId, firstName, lastName, photo, changeType, oldValue, newValue, moderatorComment, createdAt',
    async ({ ask, ids }) => {
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
    },
  ),
  checked(
    '3.9',
    'Project: id, name, description, stage, status, coverImage, tags, participants, vacancies, telegramId of the owner',
    async ({ ask, ids, project }) => {
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
    },
  ),
  checked(
    '3.10',
    'Participant: id, name, telegramId, photo',
    async ({ ask, ids, project }) => {
      const { body } = await ask('newcomer', `GET /api/User/project/${project.id}`);
      expect(body.participants[0]).toMatchObject({
        id: expect.any(String),
        name: 'Агния Картова',
        telegramId: ids.owner,
        photo: null,
      });
    },
    { decision: 29, why: 'The owner is the first; named participants join when they accept' },
  ),
  tested(
    '3.11',
    'In the panel the user id falls back: userId, then id, then telegramId',
    'webapp/src/features/projects/carousel/project-panel.test.tsx',
    'of %j collapses the panel and leads to %s',
  ),
  checked(
    '3.12',
    'Vacancy: id, title, level, experience, tags, tasks, requirements, conditions',
    async ({ ask, project, vacancyId }) => {
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
    },
  ),
  checked(
    '3.13',
    'A vacancy without a level: «Уровень не указан»',
    async ({ at, project, otherVacancyId }) => {
      const page = await at('newcomer', `/vacancy/${project.id}/${otherVacancyId}`);
      await page.getByText('Уровень не указан', { exact: true }).waitFor();
    },
  ),
  checked(
    '3.14',
    'Application: projectId, vacancyId, telegramId, coverLetter, status, applicationStatus, vacancyTitle, userName, userPhoto, userDescription, userId, projectTitle',
    async ({ ask, ids, project, vacancyId }) => {
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
    },
    { decision: 35, why: 'Both status fields say the same word' },
  ),
  checked(
    '3.15',
    'Follow: followerTelegramId, followeeTelegramId; stats of a user',
    async ({ ask, ids }) => {
      const pair = { followerTelegramId: ids.newcomer, followeeTelegramId: ids.owner };
      const { body } = await ask('newcomer', 'POST /api/User/follow', pair);
      expect(body).toMatchObject({ followers: 1, isSubscribed: true });
      await ask('newcomer', 'POST /api/User/unfollow', pair);
    },
    { decision: 42, why: 'The follower is always the caller; stats are four facts' },
  ),
  checked(
    '3.16',
    'Avatar: a path starting with /uploads is prefixed with the file host',
    async ({ at, product }) => {
      const page = await at('newcomer', '/posts?q=Илья Петров');
      const photo = page.getByRole('img', { name: 'Фото: Илья Петров' }).first();
      expect(await photo.evaluate((image) => 'src' in image && image.src)).toMatch(
        new RegExp(`^${product.appUrl}/uploads/`),
      );
    },
  ),
  tested(
    '3.17',
    'Avatar: on load failure a placeholder is shown',
    'e2e/src/journeys/errors.test.ts',
    'a photo that does not load gives way to a placeholder',
  ),
  checked('3.18', 'Icon size is 80', async ({ at }) => {
    const page = await at('newcomer', '/?mode=edit');
    const avatar = page.locator('label:has(input[type="file"]) > *').first();
    await avatar.waitFor();
    expect(await avatar.boundingBox()).toMatchObject({ width: 80, height: 80 });
  }),
];
