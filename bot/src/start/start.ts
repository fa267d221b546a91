import { unpackId } from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import { sendOptions, type Button } from '#src/messages/message.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { chat as texts } from '#src/texts/ru.ts';

/** Where a /start payload leads; an unknown one leads home. */
export function startButton(payload: string, app: MiniApp): Button {
  if (payload === 'm') return { text: texts.openStatus, webApp: app.moderationStatus };
  return (
    toUser(payload, app) ??
    toProject(payload, app) ??
    toVacancy(payload, app) ?? { text: texts.openApp, webApp: app.home }
  );
}

function toUser(payload: string, app: MiniApp): Button | undefined {
  const telegramId = Number(/^u_(\d{1,16})$/.exec(payload)?.[1] ?? 0);
  const isUser = Number.isSafeInteger(telegramId) && telegramId > 0;
  return isUser ? { text: texts.openProfile, webApp: app.user(telegramId) } : undefined;
}

function toProject(payload: string, app: MiniApp): Button | undefined {
  const projectId = unpackId(/^p_([\w-]{22})$/.exec(payload)?.[1] ?? '');
  return projectId === undefined
    ? undefined
    : { text: texts.openProject, webApp: app.project(projectId) };
}

function toVacancy(payload: string, app: MiniApp): Button | undefined {
  const [, project = '', vacancy = ''] = /^v_([\w-]{22})_([\w-]{22})$/.exec(payload) ?? [];
  const [projectId, vacancyId] = [unpackId(project), unpackId(vacancy)];
  return projectId === undefined || vacancyId === undefined
    ? undefined
    : { text: texts.openVacancy, webApp: app.vacancy(projectId, vacancyId) };
}

/** /start: one sentence and the way into the mini-app, whether or not the API answers. */
export function start(app: MiniApp): Composer<Context> {
  const composer = new Composer();
  composer.chatType('private').command('start', async (ctx) => {
    const message = { text: texts.start, buttons: [[startButton(ctx.match, app)]] };
    await ctx.reply(message.text.html, sendOptions(message));
  });
  composer.chatType('private').command('help', async (ctx) => {
    const message = { text: texts.help, buttons: [[startButton('', app)]] };
    await ctx.reply(message.text.html, sendOptions(message));
  });
  return composer;
}
