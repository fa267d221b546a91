import { product } from '@kollab/contract';
import { markup } from '#src/format/html.ts';

/** Replies to commands and to whatever people write. */
export const chat = {
  start: markup`Рады видеть вас в ${product}: здесь находят людей и вместе делают проекты.`,
  staleLink: markup`Рады видеть вас в ${product}! Этой ссылки больше нет, зато есть много других интересных проектов и людей.`,
  help: markup`${product} помогает найти людей и собрать команду для проекта. Профиль, поиск и проекты живут в приложении, а сюда приходят новости о них.`,
  fallback: markup`Здесь я только приношу новости, а всё остальное — в приложении.`,
  openApp: `Открыть ${product}`,
  openProfile: 'Открыть профиль',
  openProject: 'Открыть проект',
  openVacancy: 'Открыть вакансию',
  openApplication: 'Открыть отклик',
  openMessages: 'Открыть сообщения',
  openQueue: 'Открыть очередь',
  openStatus: 'Статус проверки',
};
