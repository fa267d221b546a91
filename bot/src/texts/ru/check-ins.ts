import { type Html, markup } from '#src/format/html.ts';

export const checkIn = {
  answers: { going: 'Идём', slow: 'Медленно', stuck: 'Застряли' },
  chosen: (answer: string) => `✓ ${answer}`,
  thanks: {
    going: 'Отлично! Команда увидит',
    slow: 'Бывает. Команда увидит',
    stuck: 'Записали. Чего не хватает?',
  },
  missing: markup`Чего не хватает?`,
  addLine: 'Добавить пару слов',
  findPerson: 'Найти человека',
  askModerators: 'Спросить модератора',
  endProject: 'Закрыть проект',
  ownerTold: 'Сказали владельцу, что нужен человек',
  moderatorsAsked: 'Модераторы узнают, что вам нужен совет',
  askLine: (project: Html) =>
    markup`Пара слов о том, как идёт: ${project}. Ответьте на это сообщение, увидит только команда.`,
  lineAgain: (refusal: string, project: Html) =>
    markup`${refusal}. Как идёт: ${project}? Ответьте на это сообщение ещё раз.`,
  linePlaceholder: 'До 200 знаков',
  lineTooLong: 'Не больше 200 знаков',
  lineKept: 'Записали, команда увидит',
};

export const projectCheck = {
  goesOn: 'Да, идёт',
  pause: 'На паузу',
  resume: 'Продолжить',
  going: 'Хорошо, проект продолжается',
  paused: 'Проект на паузе',
};

export const teamStuck = (project: string, person: Html) =>
  markup`<b>Команда проекта «${project}» застряла</b>\nСпрашивает совета: ${person}`;
