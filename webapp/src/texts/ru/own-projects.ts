import { limits, plural, sayFacts } from '@kollab/contract';

const restorable = `в течение ${limits.projectRestorableFor / 86_400_000} дней`;

const participants = (count: number) =>
  `${count}\u00a0${plural(count, ['участник', 'участника', 'участников'])}`;
const vacancies = (count: number) =>
  `${count}\u00a0${plural(count, ['вакансия', 'вакансии', 'вакансий'])}`;
const closedWithProject = (count: number) =>
  `Вместе с проектом ${plural(count, ['закрылся', 'закрылись', 'закрылось'])} ${count} ${plural(count, ['отклик', 'отклика', 'откликов'])}`;

export const ownProjects = {
  ownProjects: {
    add: 'Добавить проект',
    completeProfile: 'Заполнить профиль',
    lowCompletion: `Чтобы создать проект, заполните профиль хотя бы на ${limits.completionToCreateProject}%`,
    empty: 'У вас пока нет проектов',
    emptyHint: 'Расскажите о своей идее, добавьте вакансии, и к вам придут единомышленники.',
    continueDraft: 'Продолжить черновик',
    untitled: 'Проект без названия',
    status: {
      pending: 'На проверке',
      approved: 'Одобрено',
      rejected: 'Отклонён',
      editPending: 'Одобрено, правка на проверке',
      editRejected: 'Одобрено, правка отклонена',
      partlyApproved: 'Одобрено частично',
      archived: 'В архиве',
      deleted: 'Удалён',
      takenDown: 'Снят модератором',
    },
    paused: 'на\u00a0паузе',
    facts: (people: number, open: number) =>
      sayFacts(participants(people), open > 0 && vacancies(open)),
    waiting: (count: number) =>
      `${count} ${plural(count, ['отклик ждёт', 'отклика ждут', 'откликов ждут'])} ответа`,
    inTeam: 'Вы в команде',
    ownedBy: (name: string) => `Владелец: ${name}`,
    mend: 'Исправить и отправить',
    restore: 'Восстановить проект',
  },
  ownerTools: {
    title: 'Управление проектом',
    edit: 'Изменить проект',
    applications: 'Отклики',
    team: 'Команда',
    teamHint: 'Пригласить, убрать, передать',
    close: 'Закрыть',
    closeOf: (title: string) => `Закрыть вакансию: ${title}`,
    reopen: 'Открыть снова',
    whoFits: 'кто\u00a0подходит',
    reopenOf: (title: string) => `Открыть снова: ${title}`,
    waiting: 'Откроется, когда модератор одобрит',
    vacancyFailed: 'Не удалось изменить вакансию',
    vacancyClosed: (title: string) => `Вакансия закрыта: ${title}`,
    vacancyReopened: (title: string) => `Вакансия снова открыта: ${title}`,
    finish: 'Завершить проект',
    finishQuestion:
      'Завершить проект?\nЕго по-прежнему видят все, с отметкой «Завершён». Вакансии закроются, а на открытые отклики мы ответим, что проект закрыт. Вернуть его можно в любой момент.',
    finishFailed: 'Не удалось завершить проект',
    resume: 'Вернуть проект в работу',
    resumed: 'Проект снова в работе',
    resumedClosed: (titles: string, count: number) =>
      count === 1
        ? `Вакансия закрыта\nЕё закрыло завершение проекта: ${titles}.`
        : `Вакансии закрыты\nИх закрыло завершение проекта: ${titles}.`,
    applicationsClosed: (count: number) =>
      `Вернуть отклики?\n${closedWithProject(count)}. Тогда от вас снова будут ждать ответа, и мы об этом напишем.`,
    closedWithProject,
    reopenApplications: 'Вернуть отклики',
    applicationsReopened: 'Отклики снова ждут ответа',
    applicationsFailed: 'Не удалось вернуть отклики',
    reopenAll: (count: number) =>
      count === 1 ? 'Открыть вакансию снова' : 'Открыть вакансии снова',
    allReopened: (count: number) =>
      count === 1 ? 'Вакансия снова открыта' : 'Вакансии снова открыты',
    archive: 'Убрать в архив',
    archiveQuestion:
      'Убрать проект в архив?\nОн пропадёт из карусели, чат команды отвяжется, а на открытые отклики мы ответим, что проект закрыт. Вернуть его можно в любой момент.',
    archived: 'Проект в архиве',
    archiveFailed: 'Не удалось убрать проект в архив',
    restore: 'Вернуть из архива',
    restored:
      'Проект снова с вами, команда об этом узнает. Если у неё был чат, привяжите его заново',
    restoredToArchive: 'Проект снова с вами, в архиве',
    restoreFailed: 'Не удалось восстановить проект',
    delete: 'Удалить проект',
    deleteQuestion: `Удалить проект?\nНа открытые отклики мы ответим, что проект закрыт. Восстановить его можно ${restorable} в «Моих проектах».`,
    deleteAction: 'Удалить',
    deleted: `Проект удалён. Его можно восстановить ${restorable}`,
    deleteFailed: 'Ошибка при удалении проекта',
    deletedNote: `Проект удалён. Восстановить его можно ${restorable}.`,
  },
} as const;
