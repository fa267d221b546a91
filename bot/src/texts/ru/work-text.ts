import { markup } from '#src/format/html.ts';
import { momentsIn } from '#src/format/moment.ts';

const { dayAndClock } = momentsIn('ru');

export const workText = {
  title: 'Слова о работе',
  decidedTitle: 'Слова о работе рассмотрены',
  project: (project: string, owner: string) => markup`Проект «${project}», пишет ${owner}`,
  about: (name: string, role: string) =>
    role === '' ? markup`О ком: ${name}` : markup`О ком: ${name}, ${role}`,
  approve: 'Опубликовать',
  reject: 'Отклонить',
  look: 'Открыть очередь',
  chooseReason: 'Выберите причину',
  back: 'Назад',
  outcomes: {
    Approved: 'Опубликовано',
    Rejected: 'Отклонено',
    Withdrawn: 'Больше не нужно решать',
  },
  decidedBy: (name: string, at: string) => markup`Модератор: ${name}, ${dayAndClock(at)}`,
  reason: (reason: string) => markup`Причина: ${reason}`,
};
