import { limits } from '@kollab/contract';

/** Texts of the settings and of what a person may do with their data. */
export const settings = {
  settings: {
    title: 'Настройки',
    language: 'Язык',
    languageFailed: 'Не удалось сменить язык',
    languages: { auto: 'Как в Telegram', ru: 'Русский', en: 'English' },
    away: 'В отъезде',
    awayNote:
      'Пока вы в отъезде, отклики вас подождут: бот не напоминает о них, а на вакансиях видно, когда вы вернётесь.',
    here: 'Нет',
    awayUntil: (day: string) => `до ${day}`,
    awayFailed: 'Не удалось сохранить',
    notifications: 'О чём пишет бот',
    notificationsNote:
      'Напоминания приходят не чаще раза в день и не ночью. Часы и сводка настраиваются в чате: /settings.',
    kinds: {
      applications: 'Отклики',
      invitations: 'Приглашения',
      team: 'Команда',
      contacts: 'Контакты',
      matching: 'Подбор',
      reminders: 'Напоминания',
      moderation: 'Модерация',
    },
    modes: { instant: 'сразу', digest: 'в сводке', off: 'никогда' },
    modeFailed: 'Не удалось сохранить',
    data: 'Мои данные',
    export: 'Получить мои данные',
    exportDetail: 'Бот пришлёт архив в чат',
    exportQueued: 'Собираем архив: бот пришлёт его в чат',
    exportFailed: 'Не удалось заказать архив',
    consented: (date: string) => `Вы согласились на публикацию профиля ${date}.`,
    delete: 'Удалить аккаунт',
    deleteQuestion: `Удалить аккаунт?\nЧерез ${limits.deletionDelay / 3_600_000} часов мы удалим профиль, подписки и отклики. Ваши проекты перейдут участникам команды или будут закрыты. До этого можно передумать.`,
    deleteFailed: 'Не удалось удалить аккаунт',
    leaving: 'Аккаунт будет удалён',
    leavingAt: (moment: string) => `${moment}. До этого всё работает как прежде.`,
    keep: 'Оставить аккаунт',
    kept: 'Удаление отменено: аккаунт остаётся',
    keepFailed: 'Не удалось отменить удаление',
    consent: 'Отправляя профиль, вы соглашаетесь, что после проверки его увидят другие.',
  },
} as const;
