import { markup } from '#src/format/html.ts';
import { momentsIn } from '#src/format/moment.ts';

const { dayAndClock } = momentsIn('ru');

export const reportCard = {
  titles: { waiting: 'Новая жалоба', decided: 'Жалоба рассмотрена' },
  subject: {
    profile: (name: string) => `Профиль: ${name}`,
    project: (name: string) => `Проект: «${name}»`,
  },
  categories: {
    spam: 'Реклама или спам',
    abuse: 'Оскорбления',
    fraud: 'Обман',
    indecent: 'Недопустимое содержание',
    other: 'Другое',
  },
  reporter: (name: string, at: string) => markup`От кого: ${name}, ${dayAndClock(at)}`,
  openCount: (count: number) => `Всего открытых жалоб: ${count}`,
  decisions: {
    dismiss: 'Жалоба отклонена',
    warn: 'Человек предупреждён',
    block: 'Скрыто от всех',
    suspend: 'Профиль приостановлен',
  },
  outcomes: {
    dismiss: 'Решение: жалоба отклонена',
    warn: 'Решение: предупреждение',
    block: 'Решение: скрыто от всех',
    suspend: 'Решение: профиль приостановлен',
  },
  decidedBy: (name: string, at: string) => markup`Модератор: ${name}, ${dayAndClock(at)}`,
  dismiss: 'Отклонить жалобу',
  block: 'Скрыть',
  openToDecide: 'Предупредить, приостановить',
  inApp: 'Причину и срок выберите в приложении',
  cancel: 'Отмена',
  chooseReason: 'Выберите причину: её получит человек.',
  ownReason: 'Своими словами, в приложении',
};
