import { expect } from 'vitest';
import { checked, type Row, tested } from '#src/conformance/row.ts';

const reading = 'e2e/src/journeys/errors.test.ts';
const forms = 'e2e/src/journeys/errors-of-forms.test.ts';
const loading =
  'what did not come says so in the words of the specification, and comes when asked again';
const links = 'links that could not be saved stay a draft, and are saved with the next try';
const letter = 'a letter that could not be sent is kept, and sent with the next try';
const decision = 'a decision on an application that failed may be taken again';
const project = 'a project that could not be sent or deleted stays as it is';
const moderation =
  'what a moderator could not decide is said in the card, and may be decided again';
const failures = '4xx, 5xx, no network, time-out and cancelling are told apart and written down';
const panel = 'webapp/src/features/projects/carousel/project-panel.test.tsx';

/** Section 8: the error catalogue. */
export const errorRows: readonly Row[] = [
  tested('8.1', 'Loading failures are logged', reading, failures),
  tested('8.2', '«Ошибка при загрузке данных»', reading, loading),
  tested(
    '8.3',
    '«Не удалось загрузить отклик» and «Не удалось загрузить отклики»',
    reading,
    loading,
  ),
  tested('8.4', '«Ошибка загрузки проекта»', reading, loading),
  tested(
    '8.5',
    '«Профиль не найден» and «Ссылки не найдены»',
    reading,
    'who is not there, and who shows no links, is said so',
  ),
  tested(
    '8.6',
    'Sending profile changes: «Ошибка при отправке изменений», «Профиль успешно отправлен на модерацию!»',
    forms,
    'a profile that could not be sent is kept, and sent with the next try',
  ),
  tested(
    '8.7',
    'Avatar upload: «❌ Не удалось загрузить фото.»',
    forms,
    'a photo that could not be uploaded may be tried again, and no file of another kind',
  ),
  tested(
    '8.8',
    'Saving links: «Не удалось сохранить ссылки», «Ссылки успешно сохранены!»',
    forms,
    links,
  ),
  tested(
    '8.9',
    'Application: «Заявка отправлена!», otherwise «Ошибка при отправке заявки»',
    forms,
    letter,
  ),
  tested(
    '8.10',
    'On 400 with the own-project message: «Вы не можете откликнуться на свой проект!»',
    forms,
    'who applies to a project of their own is refused by the server, and told so',
  ),
  tested(
    '8.11',
    'Accept: «Ошибка при добавлении участника», «Пользователь добавлен в проект»',
    forms,
    decision,
  ),
  tested('8.12', 'Reject: «Ошибка при отклонении отклика», «Отклик отклонён»', forms, decision),
  tested(
    '8.13',
    'Project: «Ошибка при отправке проекта. Попробуйте ещё раз.», «Проект отправлен на модерацию!»',
    forms,
    project,
  ),
  tested('8.14', 'Cover upload: «Ошибка при загрузке изображения»', forms, project),
  tested('8.15', 'Delete: «Ошибка при удалении проекта»', forms, project),
  tested(
    '8.16',
    'Inline: «Ошибка при одобрении профиля», «при отклонении профиля», «при одобрении проекта», «при отклонении проекта»',
    forms,
    moderation,
  ),
  tested('8.17', 'Inline: «Ошибка при обновлении статусов профилей.»', forms, moderation),
  tested(
    '8.18',
    'Missing messenger id: «Не удалось получить Telegram ID». Missing role: «Роль пользователя не определена»',
    reading,
    'whom Telegram does not name, and whose role is unknown, is told so',
  ),
  checked('8.19', 'Empty search: «Query is required»', async ({ ask }) => {
    for (const query of ['', '?query=', '?query=%20%20']) {
      const { status, body } = await ask('newcomer', `GET /api/User/search-users${query}`);
      expect([status, body.message]).toEqual([400, 'Query is required']);
    }
  }),
  checked(
    '8.20',
    'Profile completion too low: «Чтобы создать проект, заполните профиль хотя бы на 80%»',
    async ({ ask, ids }) => {
      const body = { telegramId: ids.beginner, name: 'Рано', description: 'Рано' };
      const refused = await ask('beginner', 'POST /api/User/create-project', body);
      expect(refused.body.message).toBe('Чтобы создать проект, заполните профиль хотя бы на 80%');
    },
  ),
  tested(
    '8.21',
    'Empty states: «Участников нет», «Нет вакансий»',
    panel,
    'says who and what is missing',
  ),
  tested(
    '8.22',
    'Fallback «Уровень не указан»',
    panel,
    'leads to the vacancy, and says when its level is not known',
  ),
  tested(
    '8.23',
    'The HTTP client maps 4xx to a bad-request error and 5xx to a bad-response error',
    reading,
    failures,
  ),
  tested(
    '8.24',
    'Network, time-out and cancel errors are distinct; all are logged and re-thrown',
    reading,
    failures,
  ),
  tested(
    '8.25',
    'An avatar load failure swaps in a placeholder',
    reading,
    'a photo that does not load gives way to a placeholder',
  ),
  tested(
    '8.26',
    'A vacancy button with bad data logs a console warning',
    reading,
    'a vacancy button without an id leads nowhere and warns in the console',
  ),
  tested(
    '8.27',
    'Expired launch data lose nothing that was typed',
    reading,
    'launch data that have expired meanwhile lose nothing that was typed',
    {
      decision: 1,
      why: 'The specification knows no signature; ours is refused after 24 h',
    },
  ),
];
