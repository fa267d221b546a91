import { plural, sayFacts } from '@kollab/contract';

/** Texts of the first tab. */
export const today = {
  waiting: {
    title: 'Ждут вас',
    more: (count: number) => `Показать ещё ${count}`,
    moreOf: (count: number) => `Ещё ${count} ${plural(count, ['отклик', 'отклика', 'откликов'])}`,
    application: (vacancy: string, project: string) => sayFacts(`Отклик: ${vacancy}`, project),
    invitation: (owner: string) => `${owner} приглашает вас в команду`,
    handOver: (owner: string) => `${owner} передаёт вам проект`,
    confirmation: (project: string, role: string, months: string) =>
      sayFacts(`Работа в проекте «${project}»`, role, months),
    contact: 'Просит о контакте',
    pair: (vacancy: string, project: string) =>
      sayFacts(`Зовёт откликнуться вдвоём: ${vacancy}`, project),
    call: (owner: string, project: string) => sayFacts(`${owner} зовёт вас откликнуться`, project),
    accepted: (project: string) => `Вы в команде проекта «${project}»`,
    acceptedHint: (vacancy: string | null) => sayFacts(vacancy, 'Познакомьтесь с командой'),
    meeting: (project: string) => `Когда созвонимся? «${project}»`,
    meetingHint: 'Отметьте, когда вам удобно',
    projectCheck: 'Три недели никто не говорит, как идёт. Проект продолжается?',
    queue: (count: number) =>
      `${plural(count, ['Ждёт', 'Ждут', 'Ждут'])} решения модератора: ${count}`,
    queueHint: 'Открыть очередь',
    look: 'Посмотреть',
    over: 'Уже решено',
  },
  step: {
    fix: 'Профиль вернули на доработку',
    fixHint: 'Посмотрите, что поправить, и отправьте ещё раз',
    fill: 'Расскажите о себе',
    fillHint: (percent: string) =>
      `Профиль заполнен на ${percent}. Чем он полнее, тем скорее вас найдут`,
    send: 'Отправьте профиль на модерацию',
    sendHint: 'После проверки вас увидят другие',
  },
  ownApplications: (count: number) =>
    count === 1 ? 'Ваш отклик ждёт ответа' : `Ваши отклики ждут ответа: ${count}`,
  forYou: 'Для вас',
  forYouHasFew: 'Для вас, и откликов пока мало',
  news: {
    first: (day: string) => sayFacts('Новости', day.toLowerCase()),
    today: 'Сегодня',
    yesterday: 'Вчера',
    older: 'Раньше',
    fresh: 'Есть новое',
  },
  isUnread: 'Не прочитано',
  empty: 'Здесь будут ваши новости',
  hint: 'Решения модераторов, приглашения в проекты, отклики и просьбы о контакте.',
  seeProjects: 'Посмотреть проекты',
  accept: 'Принять',
  decline: 'Отказаться',
  reject: 'Отклонить',
  confirm: 'Подтвердить',
  notNeeded: 'Не нужно',
  notNow: 'Не сейчас',
  apply: 'Откликнуться',
  notThisTime: 'Не в этот раз',
  undo: 'Отменить',
  answerTo: (answer: string, name: string) => `${answer}: ${name}`,
  answerFailed: 'Не удалось ответить',
  answered: {
    invitation: { accepted: 'Вы в команде', declined: 'Приглашение отклонено' },
    handOver: { accepted: 'Теперь проект ваш', declined: 'Вы отказались' },
    confirmation: { accepted: 'Подтверждено', declined: 'Не подтверждаем' },
    contact: { accepted: 'Контакт передан', declined: 'Просьба отклонена' },
    pair: { accepted: 'Вы откликнулись вдвоём', declined: 'Вы отказались' },
    call: { accepted: 'Вы откликнулись', declined: 'Больше не будем звать сюда' },
  },
} as const;
