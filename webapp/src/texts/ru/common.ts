import { product } from '@kollab/contract';

/** What every screen says. */
export const common = {
  common: {
    back: 'Назад',
    home: 'На главную',
    retry: 'Попробовать ещё раз',
    loading: 'Загрузка...',
    close: 'Закрыть',
    ok: 'Понятно',
    cancel: 'Отмена',
    more: 'Показать ещё',
    today: (time: string) => `сегодня, ${time}`,
    yesterday: (time: string) => `вчера, ${time}`,
    showAll: 'Показать полностью',
    showLess: 'Свернуть',
    photoOf: (name: string) => `Фото: ${name}`,
    percent: (value: number) => `${value}\u00a0%`,
    allTags: 'Показать все теги',
    nobody: 'Пользователь',
    left: (count: number) => `Осталось ${count}`,
    over: (count: number) => `Лишних символов: ${count}`,
  },
  errors: {
    loading: 'Ошибка при загрузке данных',
    noTelegramId: 'Не удалось получить Telegram ID',
    noTelegramIdHint: `Похоже, ${product} открыт вне Telegram. Откройте его в Telegram: кнопкой в чате с ботом.`,
    noRole: 'Роль пользователя не определена',
    slow: 'Ответа пока нет. Можно подождать или попробовать ещё раз.',
    offline: 'Нет соединения. Черновики сохранены на этом устройстве.',
    sessionExpired: 'Сеанс устарел',
    sessionExpiredHint: `Закройте ${product} и откройте его из Telegram ещё раз. Черновики сохранены на этом устройстве.`,
    suspended: 'Ваш профиль приостановлен: доступен только просмотр',
    checkConnection: 'Проверьте соединение и попробуйте ещё раз.',
    unsent: 'Нет соединения. Ничего не потеряно: отправьте ещё раз, когда оно вернётся.',
    missingScreen: 'Этот экран ещё не загружен',
    comesByItself: 'Нет соединения. Как только оно вернётся, всё появится само.',
    broken: 'Что-то сломалось у нас',
    brokenHint: 'Черновики сохранены. Попробуйте открыть экран ещё раз.',
    badFormat: 'Неподдерживаемый формат файла.',
    badValue: 'Неверный формат или слишком длинное значение',
    notFound: 'Такой страницы нет',
    linkIsGone: 'Этой ссылки больше нет',
    notFoundHint: 'Возможно, ссылка устарела. Начните с главной.',
  },
  /** What Kollab itself words in Russian and the server keeps so: shown in the reader's language. */
  words: {
    experience: (years: string) => years,
    reason: (reason: string) => reason,
    readyReason: (shown: string) => shown,
  },
  badge: {
    unread: (count: number, shown: number) =>
      count > shown ? `непрочитанных больше ${shown}` : `непрочитанных: ${count}`,
  },
  tabs: {
    label: 'Разделы',
    messages: 'Сегодня',
    projects: 'Проекты',
    search: 'Поиск',
    profile: 'Профиль',
  },
} as const;
