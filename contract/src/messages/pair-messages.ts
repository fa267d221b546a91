import { bold, rich } from './rich-text.ts';

export const pairRu = {
  invited: (name: string, project: string, vacancy: string) =>
    rich`${bold(name)} предлагает откликнуться вдвоём на вакансию «${vacancy}» в проекте «${project}».`,
  together: 'Вас возьмут обоих или никого.',
  apart: 'Можно порознь: взять могут и одного из вас.',
  answerBy: (day: string) => `Ответ ждут до ${day}.`,
  states: {
    agreed: 'Вы откликнулись вдвоём',
    declined: 'Вы отказались',
    over: 'Приглашение больше не действует',
  },
  answered: {
    agreed: (name: string, project: string, vacancy: string) =>
      rich`Теперь вас двое: ${bold(name)} откликается вместе с вами на вакансию «${vacancy}» в проекте «${project}». Отклик отправлен.`,
    declined: (name: string, project: string, vacancy: string) =>
      rich`${bold(name)} не сможет откликнуться вместе с вами на вакансию «${vacancy}» в проекте «${project}». Ваше письмо сохранено: его можно отправить от себя.`,
    none: (name: string, project: string, vacancy: string) =>
      rich`Неделя прошла, а ответа нет (${bold(name)}): отклик вдвоём на вакансию «${vacancy}» в проекте «${project}» не отправлен. Так бывает. Ваше письмо сохранено: его можно отправить от себя.`,
    ended: (name: string, project: string, vacancy: string) =>
      rich`Откликнуться вдвоём (${bold(name)}) на вакансию «${vacancy}» в проекте «${project}» уже не выйдет. Ваше письмо сохранено: его можно отправить от себя.`,
  },
  parted: {
    alone: (project: string, vacancy: string) =>
      rich`На вакансию «${vacancy}» в проекте «${project}» вы откликаетесь теперь отдельно: ваш отклик по-прежнему ждёт ответа.`,
    closed: (project: string, vacancy: string) =>
      rich`Вы больше не откликаетесь вдвоём на вакансию «${vacancy}» в проекте «${project}», и этот отклик закрыт. Дело не в вас: можно откликнуться снова, от себя или с другим человеком.`,
  },
  gone: (project: string, vacancy: string) =>
    rich`Отклик вдвоём на вакансию «${vacancy}» в проекте «${project}» больше не действует: порознь эти люди не хотели.`,
};

export const pairEn: typeof pairRu = {
  invited: (name, project, vacancy) =>
    rich`${bold(name)} suggests applying together for “${vacancy}” in project “${project}”.`,
  together: 'Both of you will be taken, or neither.',
  apart: 'Apart is fine: one of you may be taken alone.',
  answerBy: (day) => `Your answer is awaited until ${day}.`,
  states: {
    agreed: 'You applied together',
    declined: 'You declined',
    over: 'The invitation is no longer valid',
  },
  answered: {
    agreed: (name, project, vacancy) =>
      rich`Now you are two: ${bold(name)} applies with you for “${vacancy}” in project “${project}”. The application is sent.`,
    declined: (name, project, vacancy) =>
      rich`${bold(name)} cannot apply with you for “${vacancy}” in project “${project}”. Your letter is kept: you can send it on your own.`,
    none: (name, project, vacancy) =>
      rich`A week has passed without an answer (${bold(name)}): the application together for “${vacancy}” in project “${project}” was not sent. It happens. Your letter is kept: you can send it on your own.`,
    ended: (name, project, vacancy) =>
      rich`Applying together (${bold(name)}) for “${vacancy}” in project “${project}” is no longer possible. Your letter is kept: you can send it on your own.`,
  },
  parted: {
    alone: (project, vacancy) =>
      rich`You now apply on your own for “${vacancy}” in project “${project}”: your application still waits for an answer.`,
    closed: (project, vacancy) =>
      rich`You no longer apply together for “${vacancy}” in project “${project}”, and this application is closed. It is not about you: you can apply again, alone or with somebody else.`,
  },
  gone: (project, vacancy) =>
    rich`The application of two for “${vacancy}” in project “${project}” is no longer valid: they did not want to be apart.`,
};
