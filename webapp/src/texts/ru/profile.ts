import { ruLabels, limits, plural, sayFacts } from '@kollab/contract';

const years = (count: number) => `${count} ${plural(count, ['год', 'года', 'лет'])}`;
const months = (count: number) => `${count} ${plural(count, ['месяц', 'месяца', 'месяцев'])}`;

export const profile = {
  profile: {
    title: 'Профиль',
    edit: 'Изменить',
    done: 'Готово',
    completion: 'Профиль заполнен',
    addStatus: 'Добавьте статус',
    unsent: 'Черновик, ещё не отправлен на модерацию',
    person: 'Личные данные',
    fields: { ...ruLabels.profile, experiences: 'Опыт' },
    status: 'Статус',
    about: 'О себе',
    tags: 'Навыки',
    study: 'Учёба',
    links: 'Ссылки',
    experience: 'Опыт',
    experienceTotal: (total: string) => sayFacts('Опыт', total),
    duration: (total: number) => {
      const parts = [
        Math.floor(total / 12) && years(Math.floor(total / 12)),
        total % 12 && months(total % 12),
      ];
      return parts.filter(Boolean).join(' ') || 'меньше месяца';
    },
    send: 'Отправить на модерацию',
    sent: 'Профиль успешно отправлен на модерацию!',
    sendFailed: 'Ошибка при отправке изменений',
    sendFailedHint: 'Черновик сохранён на этом устройстве, его можно отправить ещё раз.',
    points: (count: number) => `${count} ${plural(count, ['пункт', 'пункта', 'пунктов'])}`,
    lowCompletion: {
      tooLow: `Чтобы создать проект, заполните профиль хотя бы на ${limits.completionToCreateProject}%`,
      draftsWait: 'Черновики засчитаются, как только вы их отправите.',
      missing: (names: string) => `Не хватает: ${names}`,
      fill: 'Заполнить',
      toSending: 'К отправке',
    },
    nothingToSend: 'Вы пока ничего не изменили.',
    history: 'История модерации',
    ownProjects: 'Мои проекты',
    ownApplications: 'Мои отклики',
    saved: 'Сохранённое',
    queue: 'Профили на модерации',
    queueFailed: 'Ошибка при обновлении статусов профилей.',
    openQueueAnyway: 'Открыть очередь без обновления',
    nameHeld: {
      serviceWord:
        'Ваше имя похоже на служебное. Пока его не проверит модератор, другие видят «Пользователь».',
      mixedAlphabets:
        'В вашем имени смешаны буквы разных алфавитов. Пока его не проверит модератор, другие видят «Пользователь».',
    },
    nothingPublic: 'Этот человек пока ничего о себе не рассказал.',
  },
  work: {
    company: 'Компания',
    department: 'Отдел',
    role: 'Должность',
    years: 'Сколько лет',
    yearsOf: (value: string, count: number) =>
      `${value} ${Number.isInteger(count) ? plural(count, ['год', 'года', 'лет']) : 'года'}`,
    places: (count: number) =>
      `${count} ${plural(count, ['место работы', 'места работы', 'мест работы'])}`,
    period: (start: string, end: string | undefined) => `${start}\u00a0— ${end ?? 'сейчас'}`,
    start: 'Начало',
    end: 'Окончание',
    logo: 'Логотип',
  },
  status: {
    title: 'Статус',
    short: 'Короткий статус',
    shortHint: 'Одна строка под вашим именем',
    shortPlaceholder: 'Ищу команду для хакатона',
    long: 'Подробный статус',
    longHint: `Каждый пункт с новой строки, до ${limits.statusLongLines} пунктов`,
    longPlaceholder: 'Учусь на третьем курсе\nДелаю интерфейсы\nИщу проект на лето',
    save: 'Сохранить как черновик',
    saved: 'Черновик сохранён',
    discard: 'Отменить изменения',
    tooManyLines: (count: number) => `Пунктов ${count}, а можно ${limits.statusLongLines}`,
    lineTooLong: (line: number, length: number) =>
      `В ${line}-й строке ${length} ${plural(length, ['символ', 'символа', 'символов'])}, а можно ${limits.statusLongLine}`,
    reviewHint: 'Другие увидят новый статус после проверки модератором.',
  },
  photo: {
    change: 'Сменить фото',
    uploading: 'Загружаем фото',
    failed: '❌ Не удалось загрузить фото.',
    large: `Фото больше ${limits.uploadBytes / 2 ** 20} МБ`,
    crop: {
      title: 'Фото профиля',
      hint: 'Видно будет то, что в круге',
      frame: 'Часть фото в круге, двигайте стрелками',
      zoom: 'Увеличение',
      done: 'Установить фото',
      whole: 'Без обрезки',
    },
  },
} as const;
