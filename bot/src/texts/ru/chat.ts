import { product, timeIn, sayFacts } from '@kollab/contract';
import { markup } from '#src/format/html.ts';

export const chat = {
  start: markup`Рады видеть вас в ${product}: здесь находят людей и вместе делают проекты.`,
  staleLink: markup`Рады видеть вас в ${product}! Этой ссылки больше нет, зато есть много других интересных проектов и людей.`,
  help: markup`${product} помогает найти людей и собрать команду для проекта. Профиль, поиск и проекты живут в приложении, а сюда приходят новости о них.`,
  fallback: markup`Здесь я только приношу новости, а всё остальное — в приложении.`,
  aboutYou: 'Рассказать о себе',
  openApp: `Открыть ${product}`,
  openProfile: 'Открыть профиль',
  openNext: 'Что дальше',
  openProject: 'Открыть проект',
  openVacancy: 'Открыть вакансию',
  openApplication: 'Открыть отклик',
  openMessages: 'Открыть «Сегодня»',
  openQueue: 'Открыть очередь',
  openStatus: 'Статус проверки',
};

export const inline = {
  nothing: `Ничего не нашлось: открыть ${product}`,
  unavailable: `Поиск не ответил: открыть ${product}`,
  open: 'Открыть проект',
  stage: (stage: string, tags: string) => sayFacts(stage, tags),
};

const { clock } = timeIn('ru');

export const presses = {
  alreadyDecided: 'уже обработано',
  withdrawn: 'Отклик отозван',
  changed: 'Заявка изменилась: карточка сейчас обновится',
  claimed: (name: string, until: string | null) =>
    until === null ? `Заявка в работе: ${name}` : `Заявка в работе: ${name}, до ${clock(until)}`,
  invitationGone: 'Приглашение больше не действует',
  notYours: 'Это действие вам недоступно',
  tryAgain: 'Не получилось, попробуйте ещё раз',
  staleButton: 'Кнопка устарела',
  goOn: 'Эту карточку уже не изменить, продолжим здесь:',
};
