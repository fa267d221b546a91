import type { ApplicationCard, Contact } from '@kollab/contract';
import { markup } from '#src/messages/html.ts';
import { personLink } from './news.ts';

/** The card of an application and what its buttons answer (spec §4, §8). */
export const application = {
  title: (status: ApplicationCard['status']) => (status === 'Pending' ? 'Новый отклик' : 'Отклик'),
  vacancy: (vacancy: string, project: string) => `Вакансия «${vacancy}», проект «${project}»`,
  statuses: { Accepted: 'Принят', Rejected: 'Отклонён', Withdrawn: 'Отозван' },
  introduction: (person: Contact) => markup`Познакомьтесь: ${personLink(person)}`,
  accept: 'Принять',
  reject: 'Отклонить',
  open: 'Открыть',
  others: 'Все отклики',
  accepted: 'Пользователь добавлен в проект',
  rejected: 'Отклик отклонён',
};

/** The card of an invitation and what its buttons answer. */
export const invitation = {
  invited: (owner: string, project: string) =>
    markup`<b>${owner}</b> приглашает вас в проект «${project}».`,
  member: (project: string) => markup`Вы в команде проекта «${project}».`,
  declined: (project: string) => markup`Вы отказались от приглашения в проект «${project}».`,
  cancelled: (project: string) => markup`Приглашение в проект «${project}» больше не действует.`,
  accept: 'Принять',
  decline: 'Отказаться',
  open: 'Открыть проект',
  answered: { member: 'Вы в команде', declined: 'Приглашение отклонено' },
};
