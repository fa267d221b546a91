import { expect } from 'vitest';
import { press, says } from '#src/app/steps.ts';
import { checked, type Row, tested } from '#src/conformance/row.ts';
import type { Stage } from '#src/conformance/stage.ts';

const typing = 'webapp/src/features/profile/fields/plain-fields.test.ts';
const journeys = 'e2e/src/journeys';

/** What a field of the own profile keeps of what is typed. */
async function kept({ at }: Stage, label: string, typed: string) {
  const page = await at('newcomer', '/');
  const field = page.getByLabel(label, { exact: true }).first();
  await field.fill(typed);
  return field.inputValue();
}

/** Section 5: validation rules. */
export const ruleRows: readonly Row[] = [
  checked(
    '5.1',
    'Typed characters are stripped or limited: «Неверный формат или слишком длинное значение»',
    async (stage) => {
      const page = await stage.loaded('newcomer', '/?mode=edit');
      expect(await kept(stage, 'Имя', 'Зоя7')).toBe('Зоя');
      await says(page, 'Неверный формат или слишком длинное значение');
    },
  ),
  checked(
    '5.2',
    'Имя: letters, spaces and hyphens; max 20',
    async (stage) => {
      expect(await kept(stage, 'Имя', `Анна-Mария${'я'.repeat(20)}!`)).toBe(
        `Анна-Mария${'я'.repeat(10)}`,
      );
    },
    { decision: 21, why: 'Letters are Cyrillic or Latin, ё and accents included' },
  ),
  checked('5.3', 'Фамилия: letters, spaces and hyphens; max 20', async (stage) => {
    expect(await kept(stage, 'Фамилия', 'я'.repeat(25))).toBe('я'.repeat(20));
  }),
  tested(
    '5.4',
    'First and last name are required',
    'contract/src/schemas/profile-fields.test.ts',
    'first and last name are required, the middle name is not',
  ),
  checked('5.5', 'Отчество: same characters; may be empty; max 20', async (stage) => {
    expect(await kept(stage, 'Отчество', `Ю1${'я'.repeat(25)}`)).toBe(`Ю${'я'.repeat(20 - 1)}`);
    expect(await kept(stage, 'Отчество', '')).toBe('');
  }),
  checked('5.6', 'Телефон: digits, spaces, parentheses, plus, hyphen; max 15', async (stage) => {
    expect(await kept(stage, 'Телефон', '+7 (9a9)-1')).toBe('+7 (99)-1');
    expect(await kept(stage, 'Телефон', '9'.repeat(20))).toHaveLength(15);
  }),
  checked(
    '5.7',
    'Почта: a single @ with text before it and no spaces',
    async (stage) => {
      expect(await kept(stage, 'Почта', 'a b@c@d.ru')).toBe('ab@cd.ru');
      expect(await kept(stage, 'Почта', '')).toBe('');
    },
    { decision: 22, why: 'The server also wants a host part' },
  ),
  checked('5.8', 'ВУЗ max 100', async (stage) => {
    expect(await kept(stage, 'ВУЗ', 'я'.repeat(120))).toHaveLength(100);
  }),
  checked('5.9', 'Направление max 100', async (stage) => {
    expect(await kept(stage, 'Направление', 'я'.repeat(120))).toHaveLength(100);
  }),
  checked(
    '5.10',
    'Курс up to 2 digits',
    async (stage) => {
      expect(await kept(stage, 'Курс', '123й')).toBe('12');
      expect(await kept(stage, 'Курс', '')).toBe('');
    },
    { decision: 22, why: '0 is no course' },
  ),
  tested(
    '5.11',
    'What is typed into any field is stripped the same way',
    typing,
    'in %s %j becomes %j',
  ),
  tested(
    '5.12',
    'Avatar extensions: jpg, jpeg, png, webp, heic, heif',
    'webapp/src/api/upload.test.ts',
    'takes pictures by their extension',
    {
      decision: 60,
      why: 'The server judges by content, not by name',
    },
  ),
  tested(
    '5.13',
    'Otherwise the alert «Неподдерживаемый формат файла.»',
    `${journeys}/errors-of-forms.test.ts`,
    'a photo that could not be uploaded may be tried again, and no file of another kind',
  ),
  tested(
    '5.14',
    'Link: «Название и URL обязательны» when editing',
    'webapp/src/features/profile/links/links.test.tsx',
    'are changed by their place in the list, and what was typed outlives a reload',
  ),
  checked(
    '5.15',
    'Link: «Пожалуйста, заполните и название, и ссылку.» when adding',
    async ({ at }) => {
      const page = await at('newcomer', '/profile/add-link');
      await press(page, 'Сохранить как черновик');
      await says(page, 'Пожалуйста, заполните и название, и ссылку.');
    },
  ),
  checked(
    '5.16',
    'Experience: company, role and department required: «Пожалуйста, заполните все поля.»',
    async ({ at }) => {
      const page = await at('newcomer', '/profile/edit-experience/new');
      await press(page, 'Сохранить как черновик');
      await says(page, 'Пожалуйста, заполните все поля.');
    },
  ),
  checked(
    '5.17',
    'Project: «Название проекта не может быть пустым» and «Описание проекта не может быть пустым»',
    async ({ at }) => {
      const page = await at('owner', '/createprojectpage');
      await press(page, 'Отправить на модерацию');
      await says(page, 'Название проекта не может быть пустым');
      await says(page, 'Описание проекта не может быть пустым');
    },
  ),
  checked('5.18', 'Each participant needs a name and a telegramId', async ({ ask, ids }) => {
    const body = { telegramId: ids.owner, name: 'Имя', description: 'Слова' };
    for (const participants of [[{ name: 'Гость' }], [{ telegramId: ids.newcomer }]]) {
      const { status } = await ask('owner', 'POST /api/User/create-project', {
        ...body,
        participants,
      });
      expect(status).toBe(400);
    }
  }),
  checked(
    '5.19',
    'Vacancy: title, a tag and a description: «Заполните название, добавьте теги и хотя бы одно описание»',
    async ({ at }) => {
      const page = await at('owner', '/vacancyform');
      await press(page, 'Сохранить вакансию');
      await says(page, 'Заполните название, добавьте теги и хотя бы одно описание');
    },
  ),
  tested(
    '5.20',
    'Level and experience are optional toggles',
    'webapp/src/features/own-projects/vacancy-form.test.tsx',
    'may name a level and years of experience, and take them back',
  ),
  checked('5.21', 'Cover letter required', async ({ ask, ids, project, otherVacancyId }) => {
    const { status } = await ask('newcomer', 'POST /api/User/apply', {
      projectId: project.id,
      vacancyId: otherVacancyId,
      telegramId: ids.newcomer,
      coverLetter: '  ',
    });
    expect(status).toBe(400);
  }),
  checked(
    '5.22',
    'Rejection reason: at least 5 characters: «Нужно ≥5 символов»',
    async ({ ask, ids }) => {
      const change = { telegramId: ids.newcomer, changes: { statusShort: 'Ещё раз' } };
      await ask('newcomer', 'POST /api/User/send-to-moderation', change);
      const call = `POST /api/User/reject-profile/${ids.newcomer}`;
      const refused = await ask('moderator', call, { comment: ' мало ' });
      expect(refused).toMatchObject({ status: 400, body: { message: 'Нужно ≥5 символов' } });
      expect((await ask('moderator', call, { comment: 'много' })).status).toBe(200);
    },
    {
      decision: 15,
      why: 'At most 500 characters, for profiles and projects alike, on the server too',
    },
  ),
  tested(
    '5.23',
    'The reason is asked for in the app: «Нужно ≥5 символов»',
    'webapp/src/features/moderation/queue-decisions.test.tsx',
    'needs five characters, and is sent with the version that was seen',
  ),
  tested(
    '5.24',
    'The search query is trimmed; an empty one is rejected by the client',
    'webapp/src/features/search/search-page.test.tsx',
    'of nothing asks nothing, and cancel takes everything back',
  ),
  checked(
    '5.25',
    'Below 80% the alert «Чтобы создать проект, заполните профиль хотя бы на 80%» appears and there is no navigation',
    async ({ at }) => {
      const page = await at('beginner', '/followers');
      await press(page, 'Управление проектами');
      await says(page, 'Чтобы создать проект, заполните профиль хотя бы на 80%');
      expect(new URL(page.url()).pathname).toBe('/followers');
    },
    { decision: 23, why: 'With nine items 80 % needs eight of them; the server refuses too' },
  ),
  tested(
    '5.26',
    'A vacancy button without an id does nothing but a console warning',
    `${journeys}/errors.test.ts`,
    'a vacancy button without an id leads nowhere and warns in the console',
  ),
  tested(
    '5.27',
    'A participant card navigates only when a user id exists',
    'webapp/src/features/projects/project-panel.test.tsx',
    'of a guest collapses the panel and leads nowhere',
  ),
  tested(
    '5.28',
    'Profile completion: nine equal items, rounded percentage',
    'contract/src/rules/profile-completion.test.ts',
    'without %j a profile is %i %%',
  ),
];
