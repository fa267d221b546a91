import { Composer, type Context } from 'grammy';
import { sendOptions, type Message } from '#src/messages/message.ts';
import type { MiniApp } from '#src/messages/mini-app.ts';
import { textsIn, type Texts } from '#src/texts/texts.ts';

export function screenCommands(app: MiniApp): Composer<Context> {
  const composer = new Composer();
  const privately = composer.chatType('private');
  const say = (command: string, message: (texts: Texts) => Message) =>
    privately.command(command, async (ctx) => {
      const said = message(textsIn(ctx));
      await ctx.reply(said.text.html, sendOptions(said));
    });
  say('profile', ({ commands: texts }) => ({
    text: texts.profile,
    buttons: [[{ text: texts.openProfile, webApp: app.at({ screen: 'home' }) }]],
  }));
  say('projects', ({ commands: texts }) => ({
    text: texts.projects,
    buttons: [[{ text: texts.openProjects, webApp: app.at({ screen: 'ownProjects' }) }]],
  }));
  say('applications', ({ commands: texts }) => ({
    text: texts.applications,
    buttons: [[{ text: texts.openApplications, webApp: app.at({ screen: 'ownApplications' }) }]],
  }));
  return composer;
}
