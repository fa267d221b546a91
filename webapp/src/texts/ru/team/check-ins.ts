import { plural } from '@kollab/contract';

export const checkIns = {
  checkIns: {
    title: 'Как идёт?',
    question: (project: string) => `Как идёт «${project}»?`,
    answers: { going: 'Идём', slow: 'Медленно', stuck: 'Застряли' },
    kept: 'Записали, команда увидит',
    failed: 'Не удалось записать ответ',
    ownNote: 'Ответ видит только команда. До следующего вопроса его можно поменять.',
    line: 'Пара слов',
    linePlaceholder: 'По желанию',
    saveLine: 'Сохранить',
    addLine: 'Добавить пару слов',
    missing: 'Чего не хватает?',
    findPerson: 'Найти человека',
    findPersonHint: 'Новая вакансия проекта',
    tellOwnerHint: 'Скажем владельцу проекта',
    ownerTold: 'Владелец знает, что нужен человек',
    tellOwnerFailed: 'Не удалось сказать владельцу',
    askModerators: 'Спросить модератора',
    askModeratorsHint: 'Напишут вам в\u00a0Telegram. Что вы написали команде, им не видно',
    moderatorsAsked: 'Модераторы узнают, что вам нужен совет',
    askedAlready: (day: string) => `Модераторы уже знают. Снова спросить можно с\u00a0${day}`,
    askFailed: 'Не удалось спросить модераторов',
    endProject: 'Закрыть проект',
    endProjectHint: 'Завершить или убрать в архив',
    thisWeek: 'На этой неделе',
    week: (from: string, to: string) => `${from} – ${to}`,
    nobody: 'Пока никто не ответил',
    silent: (count: number) =>
      `${plural(count, ['Ещё не ответил', 'Ещё не ответили', 'Ещё не ответили'])}: ${count}`,
    wasSilent: (count: number) =>
      `${plural(count, ['Не ответил', 'Не ответили', 'Не ответили'])}: ${count}`,
    earlier: 'Раньше',
    none: 'Ответы команды появятся здесь',
    day: 'Опрос команды',
    days: [
      'по понедельникам',
      'по вторникам',
      'по средам',
      'по четвергам',
      'по пятницам',
      'по субботам',
      'по воскресеньям',
    ],
    never: 'никогда',
    dayNote:
      'Раз в\u00a0неделю, в\u00a0полдень, бот спросит каждого в\u00a0команде, как идёт. Ответы видит только она.',
    dayFailed: 'Не удалось поменять день',
    doubted: 'Проект продолжается?',
    doubtedHint:
      'Три недели никто не говорит, как идёт. Без ответа проект скоро встанет на\u00a0паузу.',
    goesOn: 'Да, идёт',
    pause: 'На паузу',
    going: 'Проект продолжается',
    paused: 'Проект на паузе',
    pauseFailed: 'Не получилось',
    counts: 'Как идёт',
    countsNote: 'Что отвечала команда по неделям.',
    count: (going: number, slow: number, stuck: number) =>
      [
        going > 0 && `идём\u00a0— ${going}`,
        slow > 0 && `медленно\u00a0— ${slow}`,
        stuck > 0 && `застряли\u00a0— ${stuck}`,
      ]
        .filter(Boolean)
        .join(', ') || 'никто не ответил',
    ofAsked: (said: number, asked: number) => `${said} из ${asked}`,
  },
};
