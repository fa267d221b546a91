import { limits, plural, type CardDecision, type ReviewedField } from '@kollab/contract';
import { markup, type Html } from '#src/messages/html.ts';
import { clock, dayAndClock } from './moscow-time.ts';

/** What the person's profile in Telegram and the chat's menu say of the bot. */
export const about = {
  commands: [
    { command: 'start', description: 'Открыть Kollab' },
    { command: 'help', description: 'Что умеет Kollab' },
  ],
  menuButton: 'Kollab',
  shortDescription: 'Kollab: найдите людей и соберите команду для проекта.',
  description:
    'Kollab знакомит студентов и молодых специалистов: расскажите о себе, найдите единомышленников и соберите команду для проекта.',
};

/** What has no name is called. */
export const unnamed = 'без названия';

export const chat = {
  start: markup`Рады видеть вас в Kollab: здесь находят людей и вместе делают проекты.`,
  help: markup`Kollab помогает найти людей и собрать команду для проекта. Профиль, поиск и проекты живут в приложении, а сюда приходят новости о них.`,
  fallback: markup`Здесь я только приношу новости, а всё остальное — в приложении.`,
  openApp: 'Открыть Kollab',
  openProfile: 'Открыть профиль',
  openProject: 'Открыть проект',
  openVacancy: 'Открыть вакансию',
  openStatus: 'Статус проверки',
};

export const profile = {
  approved: markup`Ваш профиль одобрен: теперь его видят все.`,
  rejected: (reason: string) =>
    markup`Профиль не прошёл модерацию. Ваши правки сохранены как черновик.\n\n<b>Причина:</b> ${reason}`,
  open: 'Открыть профиль',
  fix: 'Исправить',
};

const cardTitles: Record<CardDecision['status'], string> = {
  Approved: 'Профиль одобрен',
  Rejected: 'Профиль отклонён',
  Withdrawn: 'Заявка отозвана',
};

export const card = {
  title: (decision: CardDecision | null) =>
    decision ? cardTitles[decision.status] : 'Профиль на проверке',
  course: (course: string) => `${course} курс`,
  claimedBy: (name: string, until: string) => markup`В работе: ${name}, до ${clock(until)}`,
  decision: ({ status, name, at, reason }: CardDecision, shownReason: string): Html => {
    if (status === 'Withdrawn') return markup`Отозвано`;
    if (status === 'Approved') return markup`Одобрено: ${name}, ${dayAndClock(at)}`;
    const decided = markup`Отклонено: ${name}, ${dayAndClock(at)}`;
    return reason === null ? decided : markup`${decided}\nПричина: ${shownReason}`;
  },
  fields: {
    firstName: 'Имя',
    lastName: 'Фамилия',
    middleName: 'Отчество',
    university: 'ВУЗ',
    course: 'Курс',
    major: 'Направление',
    photo: 'Фото',
    statusShort: 'Короткий статус',
    statusLong: 'Подробный статус',
    description: 'О себе',
    tags: 'Навыки',
    links: 'Ссылки',
    experiences: 'Опыт работы',
  } satisfies Record<ReviewedField, string>,
  quoted: (value: string) => `«${value}»`,
  replaced: (before: string, after: string) => `${before} → ${after}`,
  cleared: 'убрано',
  added: (item: string) => `+ ${item}`,
  removed: (item: string) => `− ${item}`,
  more: (count: number) => `и ещё ${count}`,
  updated: 'обновлено',
  photo: { added: 'добавлено', replaced: 'новое фото', removed: 'убрано' },
  link: (type: string, url: string) => `${type}: ${url}`,
  experience: (role: string, company: string, department: string, years: number) =>
    `${role}, ${company} (${department}), ${years.toLocaleString('ru-RU')} ${yearsWord(years)}`,
  approve: 'Одобрить',
  reject: 'Отклонить',
  take: 'В работу',
  open: 'Открыть',
};

const yearsWord = (years: number) =>
  Number.isInteger(years) ? plural(years, ['год', 'года', 'лет']) : 'года';

/** What a press is answered with when it did not do what was asked for. */
export const presses = {
  alreadyDecided: 'уже обработано',
  changed: 'Заявка изменилась: карточка сейчас обновится',
  claimed: (name: string, until: string | null) =>
    until === null ? `Заявка в работе: ${name}` : `Заявка в работе: ${name}, до ${clock(until)}`,
  invitationGone: 'Приглашение больше не действует',
  notYours: 'Это действие вам недоступно',
  tryAgain: 'Не получилось, попробуйте ещё раз',
  staleButton: 'Кнопка устарела',
};

export const moderation = {
  approved: 'Одобрено',
  taken: 'Взято в работу',
  askReason: (subject: Html) =>
    markup`Почему отклоняем: ${subject}? Ответьте на это сообщение: не меньше ${limits.rejectionReasonMin} символов.`,
  someone: 'профиль',
  someProject: 'проект',
  reasonPlaceholder: 'Причина отказа',
  reasonTooShort: 'Нужно ≥5 символов',
  reasonTooLong: `Не больше ${limits.rejectionReasonMax} символов`,
  reasonNotText: 'Нужен текст',
  again: (refusal: string, subject: Html) =>
    markup`${refusal}. Почему отклоняем: ${subject}? Ответьте на это сообщение ещё раз.`,
  rejected: markup`Отклонено. Причину передали автору.`,
};
