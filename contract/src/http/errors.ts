import { limits } from '#src/rules/limits.ts';
import { product } from '#src/rules/product.ts';

const day = 24 * 60 * 60_000;
const megabyte = 1024 * 1024;

export const errors = {
  badInput: { status: 400, message: 'Неверный формат или слишком длинное значение' },
  unsafeLink: { status: 400, message: 'Такую ссылку не открыть: нужен адрес сайта или Telegram' },
  lookalikeLink: { status: 400, message: 'Адрес похож на чужой: в нём буквы разных алфавитов' },
  impossiblePeriod: {
    status: 400,
    message: `Проверьте даты и срок работы: с ${limits.workedSince} года, не меньше месяца, конец не раньше начала`,
  },
  wordlessTag: { status: 400, message: 'В теге должна быть хотя бы одна буква или цифра' },
  mixedAlphabets: {
    status: 400,
    message: 'В одном слове тега смешаны буквы разных алфавитов',
  },
  malformedRequest: { status: 400, message: 'Запрос не удалось прочитать' },
  unsupportedVersion: { status: 400, message: 'Эта версия приложения больше не поддерживается' },
  reasonTooShort: { status: 400, message: `Нужно ≥${limits.rejectionReasonMin} символов` },
  reasonTooLong: { status: 400, message: `Не больше ${limits.rejectionReasonMax} символов` },
  emptyQuery: { status: 400, message: 'Query is required' },
  ownFollow: { status: 400, message: 'На себя подписаться нельзя' },
  ownProjectFollow: { status: 400, message: 'Это ваш проект: подписываться на него не нужно' },
  staleProfile: {
    status: 409,
    message: 'Профиль изменён на другом устройстве, посмотрите его ещё раз',
  },
  policyChanged: { status: 409, message: 'Текст политики изменился, прочитайте его ещё раз' },
  linkMoved: { status: 409, message: 'Список ссылок изменился, посмотрите его ещё раз' },
  noFile: { status: 400, message: 'Выберите одно фото' },
  nothingToSubmit: { status: 400, message: 'Нет изменений для отправки' },
  emptyProjectName: { status: 400, message: 'Название проекта не может быть пустым' },
  emptyProjectDescription: { status: 400, message: 'Описание проекта не может быть пустым' },
  incompleteVacancy: {
    status: 400,
    message: 'Заполните название, добавьте теги и хотя бы одно описание',
  },
  vacancyEnded: { status: 400, message: 'Набор до: выберите сегодняшний день или более поздний' },
  incompleteParticipant: {
    status: 400,
    message: 'У каждого участника должны быть имя и Telegram ID',
  },
  emptyCoverLetter: { status: 400, message: 'Напишите сопроводительное письмо' },
  ownProject: { status: 400, message: 'Нельзя откликаться на свой проект' },
  alreadyInTeam: { status: 400, message: 'Вы уже в команде этого проекта' },
  ownerStays: { status: 400, message: 'Сначала передайте проект другому участнику' },
  tooManyParticipants: { status: 400, message: 'В проекте уже слишком много участников' },
  fieldNotSubmitted: { status: 400, message: 'Этого поля нет среди изменений' },
  cannotPublishWithout: {
    status: 400,
    message: 'Без названия, описания и стадии проект не опубликовать: отклоните его целиком',
  },
  emptyAppeal: { status: 400, message: 'Напишите, с чем вы не согласны' },
  ownReport: { status: 400, message: 'На себя и на свой проект пожаловаться нельзя' },
  ownContact: { status: 400, message: 'Написать самому себе нельзя' },
  ownBlock: { status: 400, message: 'Себя заблокировать нельзя' },
  unauthenticated: { status: 401, message: `Откройте ${product} из Telegram ещё раз` },
  initDataExpired: {
    status: 401,
    message: `Сеанс устарел. Откройте ${product} из Telegram ещё раз`,
  },
  forbidden: { status: 403, message: 'Это действие вам недоступно' },
  suspended: { status: 403, message: 'Ваш профиль приостановлен: доступен только просмотр' },
  ownSubmission: { status: 403, message: 'Свою заявку рассматривает другой модератор' },
  ownDecision: { status: 403, message: 'Апелляцию рассматривает другой модератор' },
  consentNeeded: {
    status: 403,
    message: 'Сначала дайте согласие на публикацию',
  },
  completionTooLow: {
    status: 403,
    message: `Чтобы создать проект, заполните профиль хотя бы на ${limits.completionToCreateProject}%`,
  },
  heirIncomplete: {
    status: 403,
    message: `Вести проект может тот, чей профиль заполнен хотя бы на ${limits.completionToCreateProject}%`,
  },
  notFound: { status: 404, message: 'Ничего не найдено' },
  userNotFound: { status: 404, message: 'Профиль не найден' },
  projectNotFound: { status: 404, message: 'Проект не найден' },
  vacancyNotFound: { status: 404, message: 'Вакансия не найдена' },
  applicationNotFound: { status: 404, message: 'Отклик не найден' },
  participantNotFound: { status: 404, message: 'Участник не найден' },
  roomOfferNotFound: {
    status: 404,
    message: 'Эта ссылка уже не действует: возьмите новую на странице проекта',
  },
  checkInNotFound: { status: 404, message: 'Такого вопроса больше нет' },
  checkInOver: {
    status: 409,
    message: 'Ответы на этот вопрос уже собраны: скоро придёт новый',
  },
  checkInNotStuck: { status: 409, message: 'Сначала ответьте «Застряли»' },
  moderatorsAsked: {
    status: 409,
    message: 'Модераторы уже знают. Спросить снова можно через неделю',
  },
  roomTaken: { status: 409, message: 'Этот чат уже привязан к другой команде' },
  invitationNotFound: { status: 404, message: 'Приглашение не найдено' },
  handOverNotFound: { status: 404, message: 'Предложение больше не действует' },
  confirmationNotFound: { status: 404, message: 'Подтверждать здесь больше нечего' },
  sanctionNotFound: { status: 404, message: 'Это решение больше не действует' },
  reportNotFound: { status: 404, message: 'Жалоба не найдена' },
  contactRequestNotFound: { status: 404, message: 'Запрос не найден' },
  vacancyClosed: { status: 409, message: 'Вакансия уже закрыта' },
  noPlacesLeft: { status: 409, message: 'Все места заняты: сначала добавьте место' },
  tooManyOpen: {
    status: 409,
    message: 'Открытых откликов уже столько, сколько можно: дождитесь ответа или отзовите один',
  },
  meetingNotFound: { status: 404, message: 'Такого опроса больше нет' },
  meetingAsked: { status: 409, message: 'Команда уже выбирает время' },
  meetingOver: { status: 409, message: 'Время уже выбрано или больше не выбирается' },
  nobodyToMeet: { status: 409, message: 'В команде пока нет никого, кроме вас' },
  alreadyApplied: { status: 409, message: 'Вы уже откликались на эту вакансию' },
  heirLeaves: { status: 409, message: 'Кто удаляет свой аккаунт, проект не ведёт' },
  applicantLeaves: {
    status: 409,
    message: 'Этот человек удаляет свой аккаунт, принять его нельзя',
  },
  applicationWithdrawn: { status: 409, message: 'Отклик отозван' },
  applicationDecided: { status: 409, message: 'Отклик уже обработан' },
  cannotBePaired: {
    status: 409,
    message: 'С этим человеком сейчас не откликнуться: позовите другого или отправьте отклик сами',
  },
  alreadyPaired: {
    status: 409,
    message: 'Вы уже позвали другого человека на эту вакансию: сначала отзовите приглашение',
  },
  tooManyPairs: {
    status: 409,
    message: `Приглашений без ответа может быть ${limits.pairsSent}: дождитесь ответа или отзовите одно`,
  },
  pairNotFound: { status: 404, message: 'Приглашение не найдено' },
  pairOver: { status: 409, message: 'Это приглашение больше не действует' },
  pairTogether: {
    status: 409,
    message: 'Они откликнулись вдвоём и порознь не хотят: возьмите обоих или никого',
  },
  partnerAway: {
    status: 409,
    message: 'Второго человека сейчас нет в приложении: взять обоих нельзя',
  },
  pairParted: { status: 409, message: 'Они больше не вдвоём: посмотрите отклик ещё раз' },
  noPlacesForTwo: { status: 409, message: 'Свободно одно место, а их двое: добавьте место' },
  invitationAnswered: { status: 409, message: 'На приглашение уже ответили' },
  handOverAnswered: { status: 409, message: 'На предложение уже ответили' },
  confirmationAnswered: { status: 409, message: 'Здесь уже решили иначе' },
  alreadyOffered: {
    status: 409,
    message: 'Проект уже предложен другому участнику: сначала отзовите предложение',
  },
  notInTeam: { status: 409, message: 'Этого человека нет в команде' },
  notRestorable: {
    status: 409,
    message: `Проект удалён больше ${limits.projectRestorableFor / day} дней назад`,
  },
  tooManySearches: {
    status: 409,
    message: `Сохранённых поисков может быть ${limits.savedSearches}: удалите лишний`,
  },
  searchNotFound: { status: 404, message: 'Такого поиска нет' },
  tooManySaved: {
    status: 409,
    message: `Сохранить можно ${limits.savedOfKind}: уберите лишнее`,
  },
  tooManyFollowed: {
    status: 409,
    message: `Подписаться можно на ${limits.followedProjects} проектов: отпишитесь от лишних`,
  },
  nothingRejected: { status: 409, message: 'Обжаловать нечего: последнее решение не отказ' },
  alreadyAppealed: { status: 409, message: 'Это решение уже обжаловано' },
  appealTooLate: {
    status: 409,
    message: `Обжаловать решение можно в течение ${limits.appealWithin / day} дней`,
  },
  appealWaits: {
    status: 409,
    message: 'Прошлое решение обжаловано: сначала рассмотрите апелляцию',
  },
  alreadyReported: { status: 409, message: 'Ваша жалоба уже у модераторов' },
  contactPending: { status: 409, message: 'Запрос уже отправлен: ждём ответа' },
  contactTooSoon: { status: 429, message: 'Этому человеку можно написать раз в неделю' },
  notCallable: { status: 409, message: 'Этого человека сейчас нельзя позвать на эту вакансию' },
  calledLately: { status: 429, message: 'Этого человека недавно уже звали, попробуйте позже' },
  contactAnswered: { status: 409, message: 'На этот запрос уже ответили' },
  keyReused: { status: 409, message: 'Этот запрос уже отправлен с другим содержанием' },
  alreadyDecided: { status: 409, message: 'Заявка уже обработана' },
  staleVersion: { status: 409, message: 'Заявка изменилась, посмотрите её ещё раз' },
  claimedByOther: { status: 409, message: 'Заявка уже в работе у другого модератора' },
  nothingSubmitted: { status: 409, message: 'На модерации ничего нет' },
  leaseLost: { status: 409, message: 'Уведомление уже у другого исполнителя' },
  pictureTooLarge: {
    status: 413,
    message: `Фото больше ${limits.uploadBytes / megabyte} МБ или ${limits.uploadPixels / 1e6} мегапикселей`,
  },
  logoTooLarge: {
    status: 413,
    message: `Логотип больше ${limits.logoBytes / 1024} КБ или ${Math.floor(limits.logoPixels / 1e6)} мегапикселей`,
  },
  unsupportedPicture: { status: 415, message: 'Неподдерживаемый формат файла.' },
  tooLarge: { status: 413, message: 'Слишком большой запрос' },
  unsupportedMediaType: { status: 415, message: 'Неподдерживаемый тип данных' },
  tooManyRequests: { status: 429, message: 'Слишком часто. Попробуйте чуть позже' },
  dailyLimit: { status: 429, message: 'На сегодня хватит: попробуйте завтра' },
  internal: { status: 500, message: 'Что-то сломалось у нас. Попробуйте ещё раз' },
  unavailable: { status: 503, message: 'Сервис сейчас недоступен. Попробуйте через минуту' },
  storageUnavailable: {
    status: 503,
    message: 'Фото сейчас не сохранить и не открыть. Попробуйте через минуту',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** What any call may refuse a value for, from the general to the particular. */
export const badValues = [
  'badInput',
  'unsafeLink',
  'lookalikeLink',
  'wordlessTag',
  'impossiblePeriod',
] as const satisfies readonly ErrorCode[];
export type BadValue = (typeof badValues)[number];
