import * as z from 'zod/mini';

/** Every refusal: its HTTP status and the text a person may be shown. */
export const errors = {
  badInput: { status: 400, message: 'Неверный формат или слишком длинное значение' },
  malformedRequest: { status: 400, message: 'Запрос не удалось прочитать' },
  unsupportedVersion: { status: 400, message: 'Эта версия приложения больше не поддерживается' },
  reasonTooShort: { status: 400, message: 'Нужно ≥5 символов' },
  reasonTooLong: { status: 400, message: 'Не больше 500 символов' },
  emptyQuery: { status: 400, message: 'Query is required' },
  ownFollow: { status: 400, message: 'На себя подписаться нельзя' },
  linkMoved: { status: 409, message: 'Список ссылок изменился, посмотрите его ещё раз' },
  noFile: { status: 400, message: 'Выберите одно фото' },
  nothingToSubmit: { status: 400, message: 'Нет изменений для отправки' },
  emptyProjectName: { status: 400, message: 'Название проекта не может быть пустым' },
  emptyProjectDescription: { status: 400, message: 'Описание проекта не может быть пустым' },
  incompleteVacancy: {
    status: 400,
    message: 'Заполните название, добавьте теги и хотя бы одно описание',
  },
  incompleteParticipant: {
    status: 400,
    message: 'У каждого участника должны быть имя и Telegram ID',
  },
  emptyCoverLetter: { status: 400, message: 'Напишите сопроводительное письмо' },
  ownProject: { status: 400, message: 'Нельзя откликаться на свой проект' },
  alreadyInTeam: { status: 400, message: 'Вы уже в команде этого проекта' },
  ownerStays: { status: 400, message: 'Сначала передайте проект другому участнику' },
  tooManyParticipants: { status: 400, message: 'В проекте уже слишком много участников' },
  unauthenticated: { status: 401, message: 'Откройте Kollab из Telegram ещё раз' },
  initDataExpired: { status: 401, message: 'Сеанс устарел. Откройте Kollab из Telegram ещё раз' },
  forbidden: { status: 403, message: 'Это действие вам недоступно' },
  suspended: { status: 403, message: 'Ваш профиль приостановлен: доступен только просмотр' },
  ownSubmission: { status: 403, message: 'Свою заявку рассматривает другой модератор' },
  completionTooLow: {
    status: 403,
    message: 'Чтобы создать проект, заполните профиль хотя бы на 80%',
  },
  notFound: { status: 404, message: 'Ничего не найдено' },
  userNotFound: { status: 404, message: 'Профиль не найден' },
  projectNotFound: { status: 404, message: 'Проект не найден' },
  vacancyNotFound: { status: 404, message: 'Вакансия не найдена' },
  applicationNotFound: { status: 404, message: 'Отклик не найден' },
  participantNotFound: { status: 404, message: 'Участник не найден' },
  invitationNotFound: { status: 404, message: 'Приглашение не найдено' },
  vacancyClosed: { status: 409, message: 'Вакансия уже закрыта' },
  alreadyApplied: { status: 409, message: 'Вы уже откликались на эту вакансию' },
  applicationDecided: { status: 409, message: 'Отклик уже обработан' },
  invitationAnswered: { status: 409, message: 'На приглашение уже ответили' },
  notInTeam: { status: 409, message: 'Этого человека нет в команде' },
  notRestorable: { status: 409, message: 'Проект удалён больше 30 дней назад' },
  keyReused: { status: 409, message: 'Этот запрос уже отправлен с другим содержанием' },
  alreadyDecided: { status: 409, message: 'Заявка уже обработана' },
  staleVersion: { status: 409, message: 'Заявка изменилась, посмотрите её ещё раз' },
  claimedByOther: { status: 409, message: 'Заявка уже в работе у другого модератора' },
  nothingSubmitted: { status: 409, message: 'На модерации ничего нет' },
  leaseLost: { status: 409, message: 'Уведомление уже у другого исполнителя' },
  pictureTooLarge: { status: 413, message: 'Фото больше 10 МБ или 50 мегапикселей' },
  unsupportedPicture: { status: 415, message: 'Неподдерживаемый формат файла.' },
  tooLarge: { status: 413, message: 'Слишком большой запрос' },
  unsupportedMediaType: { status: 415, message: 'Неподдерживаемый тип данных' },
  tooManyRequests: { status: 429, message: 'Слишком часто. Попробуйте чуть позже' },
  dailyLimit: { status: 429, message: 'На сегодня хватит: попробуйте завтра' },
  internal: { status: 500, message: 'Что-то сломалось у нас. Попробуйте ещё раз' },
  unavailable: { status: 503, message: 'Сервис сейчас недоступен. Попробуйте через минуту' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** Facts that travel with a conflict, so that the loser of a race can be told the truth. */
export const ErrorDetails = z.object({
  status: z.optional(z.string()),
  decidedBy: z.optional(z.nullable(z.string())),
  decidedAt: z.optional(z.nullable(z.string())),
  claimedBy: z.optional(z.nullable(z.string())),
  claimedUntil: z.optional(z.nullable(z.string())),
  version: z.optional(z.number()),
  field: z.optional(z.string()),
  retryAfterSeconds: z.optional(z.number()),
});
export type ErrorDetails = z.output<typeof ErrorDetails>;

/** The body of every answer outside 2xx. */
export const ErrorReply = z.object({
  statusCode: z.number(),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  details: z.optional(ErrorDetails),
});
export type ErrorReply = z.output<typeof ErrorReply>;
