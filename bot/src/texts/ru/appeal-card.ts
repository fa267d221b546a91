import { markup } from '#src/format/html.ts';
import { momentsIn } from '#src/format/moment.ts';

const { dayAndClock } = momentsIn('ru');

export const appealCard = {
  title: 'Апелляция',
  decidedTitle: 'Апелляция рассмотрена',
  subject: {
    profile: (name: string) => markup`Профиль: ${name}`,
    project: (name: string) => markup`Проект: «${name}»`,
  },
  kinds: {
    warning: 'Предупреждение',
    suspension: 'Профиль приостановлен',
    hiding: 'Профиль скрыт',
    removal: 'Проект снят с публикации',
  },
  sanction: (what: string, name: string | null, at: string) =>
    name === null
      ? markup`Решение: ${what}, ${dayAndClock(at)}`
      : markup`Решение: ${what}. Модератор: ${name}, ${dayAndClock(at)}`,
  reason: (reason: string) => markup`Причина: ${reason}`,
  forOthers: markup`Апелляцию рассматривает другой модератор.`,
  outcomes: {
    granted: 'Апелляция удовлетворена',
    refused: 'Апелляция отклонена',
    over: 'Решение больше не действует',
  },
  decidedBy: (name: string, at: string) => markup`Модератор: ${name}, ${dayAndClock(at)}`,
  decide: 'Рассмотреть в очереди',
  look: 'Открыть очередь',
};
