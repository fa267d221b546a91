import { rich } from './rich-text.ts';

export const projectStoppedRu = {
  finished: (project: string) =>
    rich`Проект «${project}» завершён: его страница остаётся, а новых людей больше не ищут.`,
  silence: (project: string) =>
    rich`Проект «${project}» встал на паузу: давно никто не говорит, как он идёт. Продолжить его может владелец.`,
};

export const roomRu = {
  opened: (project: string) =>
    rich`У команды проекта «${project}» появился чат. Войти можно со страницы проекта.`,
  removed: (project: string) =>
    rich`Бота больше нет в чате команды проекта «${project}»: новых людей туда никто не впустит. Привяжите чат ещё раз на странице проекта.`,
  rights: (project: string) =>
    rich`Бот больше не может впускать людей в чат команды проекта «${project}». Верните ему в настройках чата права администратора: «Добавление участников».`,
};

export const projectStoppedEn: typeof projectStoppedRu = {
  finished: (project) =>
    rich`Project “${project}” is finished: its page stays, and nobody new is looked for.`,
  silence: (project) =>
    rich`Project “${project}” is paused: for long nobody has said how it goes. Its owner can have it go on.`,
};

export const roomEn: typeof roomRu = {
  opened: (project: string) =>
    rich`The team of “${project}” has a chat now. Join it from the project’s page.`,
  removed: (project: string) =>
    rich`The bot is no longer in the team chat of “${project}”: nobody lets new people in. Link the chat again on the project’s page.`,
  rights: (project: string) =>
    rich`The bot can no longer let people into the team chat of “${project}”. Make it an administrator again in the chat’s settings, with the right to add members.`,
};
