import { Composer, type Context } from 'grammy';
import { sendOptions, type Message } from '#src/messages/message.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { textsIn, type Texts } from '#src/texts/texts.ts';

/** /profile, /projects, /applications, /privacy: one sentence and, where there is one, the screen. */
export function screenCommands(app: MiniApp): Composer<Context> {
  const composer = new Composer();
  const chat = composer.chatType('private');
  const say = (command: string, message: (texts: Texts['commands']) => Message) =>
    chat.command(command, async (ctx) => {
      const said = message(textsIn(ctx).commands);
      await ctx.reply(said.text.html, sendOptions(said));
    });
  say('profile', (texts) => ({
    text: texts.profile,
    buttons: [[{ text: texts.openProfile, webApp: app.home }]],
  }));
  say('projects', (texts) => ({
    text: texts.projects,
    buttons: [[{ text: texts.openProjects, webApp: app.at({ screen: 'ownProjects' }) }]],
  }));
  say('applications', (texts) => ({
    text: texts.applications,
    buttons: [[{ text: texts.openApplications, webApp: app.at({ screen: 'ownApplications' }) }]],
  }));
  say('privacy', (texts) => ({ text: texts.privacy, buttons: [] }));
  return composer;
}
