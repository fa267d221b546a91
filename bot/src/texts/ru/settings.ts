import { type ConfigurableKind, type DeliveryMode, plural, timeIn } from '@kollab/contract';

export const settings = {
  title: 'О чём и когда писать',
  hint: 'Нажмите на строку, чтобы изменить: сразу, в сводке за день или никогда. Решения о вашем профиле, проектах и откликах приходят сразу, даже в тихие часы. Всё это есть и в приложении, на вкладке «Сегодня».',
  kinds: {
    applications: 'Отклики на мои проекты',
    invitations: 'Приглашения',
    team: 'Перемены в команде',
    contacts: 'Просьбы о контакте',
    matching: 'Кто кому подходит',
    reminders: 'Напоминания',
    moderation: 'Заявки и жалобы',
  } satisfies Record<ConfigurableKind, string>,
  modes: { instant: 'сразу', digest: 'в сводке', off: 'никогда' } satisfies Record<
    DeliveryMode,
    string
  >,
  mode: (kind: string, mode: string) => `${kind}: ${mode}`,
  noQuiet: 'Тихие часы: нет',
  quiet: (from: string, to: string) => `Тихие часы: ${from} – ${to}`,
  digest: (time: string) => `Сводка за день: в ${time}`,
  zone: (zone: string) => `Часовой пояс: ${zone}`,
  choose: {
    quiet: 'Когда не беспокоить? Что пришло за это время, бот расскажет после.',
    digest: 'Когда присылать сводку за день? Она приходит, только если есть о чём рассказать.',
    zone: 'По какому времени вы живёте?',
    away: 'Надолго уезжаете? Пока вас нет, отклики подождут: бот не напоминает о них, а на вакансиях видно, когда вы вернётесь.',
  },
  away: (day: string | null) =>
    `В отъезде: ${day === null ? 'нет' : `до ${timeIn('ru').day(day)}`}`,
  awayFor: (days: number) => `${days} ${plural(days, ['день', 'дня', 'дней'])}`,
  here: 'Я на месте',
  never: 'Писать в любое время',
  back: 'Назад',
  saved: 'Сохранено',
  /** Under what comes without having been asked for. */
  fewer: 'Писать о таком реже: /settings',
  zones: {
    'Europe/Kaliningrad': 'Калининград',
    'Europe/Moscow': 'Москва',
    'Europe/Samara': 'Самара',
    'Asia/Yekaterinburg': 'Екатеринбург',
    'Asia/Omsk': 'Омск',
    'Asia/Novosibirsk': 'Новосибирск',
    'Asia/Irkutsk': 'Иркутск',
    'Asia/Yakutsk': 'Якутск',
    'Asia/Vladivostok': 'Владивосток',
    'Asia/Magadan': 'Магадан',
    'Asia/Kamchatka': 'Камчатка',
    'Europe/Minsk': 'Минск',
    'Asia/Yerevan': 'Ереван',
    'Asia/Tashkent': 'Ташкент',
    'Asia/Almaty': 'Алматы',
    'Europe/Berlin': 'Берлин',
    'Europe/London': 'Лондон',
    UTC: 'по Гринвичу, UTC',
  },
};
