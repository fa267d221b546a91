import type { Contact } from '@kollab/contract';
import { markup, type Html } from '#src/messages/html.ts';

/** A person as a link to write to: by username, else by Telegram's own mention. */
export const personLink = ({ telegramId, name, url }: Contact): Html =>
  markup`<a href="${url ?? `tg://user?id=${telegramId}`}">${name}</a>`;

const withReason = (text: Html, reason: string | null) =>
  reason === null || reason === '' ? text : markup`${text}\n\n<b>Причина:</b> ${reason}`;

/** News of projects, applications and teams. Names come cut. */
export const news = {
  projectApproved: (project: string, isEdit: boolean) =>
    isEdit
      ? markup`Правка проекта «${project}» одобрена: теперь её видят все.`
      : markup`Проект «${project}» одобрен: теперь его видят все.`,
  projectRejected: (project: string, isEdit: boolean, reason: string) =>
    withReason(
      isEdit
        ? markup`Правка проекта «${project}» не прошла модерацию: все видят его прежним. Правка сохранена как черновик.`
        : markup`Проект «${project}» не прошёл модерацию. Он сохранён как черновик: поправьте и отправьте снова.`,
      reason,
    ),
  accepted: (project: string, vacancy: string, owner: Contact) =>
    markup`Вас приняли в команду проекта «${project}» на вакансию «${vacancy}»!\n\nПознакомьтесь с владельцем: ${personLink(owner)}`,
  rejected: (project: string, vacancy: string, reason: string | null) =>
    withReason(
      markup`В этот раз не сложилось: отклик на вакансию «${vacancy}» в проекте «${project}» отклонён.`,
      reason,
    ),
  vacancyClosed: (project: string, vacancy: string) =>
    markup`Вакансия «${vacancy}» в проекте «${project}» закрыта, и ваш отклик больше не рассматривается.`,
  projectClosed: (project: string, hasApplied: boolean) =>
    hasApplied
      ? markup`Проект «${project}» закрыт, и ваш отклик больше не рассматривается.`
      : markup`Проект «${project}» закрыт.`,
  invitationAccepted: (project: string, person: Contact) =>
    markup`Приглашение принято: в команде проекта «${project}» пополнение.\n\nПознакомьтесь: ${personLink(person)}`,
  invitationDeclined: (project: string, name: string) =>
    markup`Приглашение в проект «${project}» отклонено: <b>${name}</b> не сможет присоединиться.`,
  joined: (project: string, person: Contact) =>
    markup`В команде проекта «${project}» пополнение.\n\nПознакомьтесь: ${personLink(person)}`,
  left: (project: string, person: Contact) =>
    markup`<b>${person.name}</b> больше не в команде проекта «${project}».`,
  removed: (project: string, person: Contact) =>
    markup`Вы больше не в команде проекта «${project}». Так решил владелец: <b>${person.name}</b>.`,
  becameOwner: (project: string, person: Contact) =>
    markup`Теперь вы владелец проекта «${project}»: его передаёт вам ${personLink(person)}.`,
  openProject: 'Открыть проект',
  fix: 'Исправить',
  ownApplications: 'Мои отклики',
};
