import type { Target } from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import { sendOptions, type Button } from '#src/messages/message.ts';
import { readerIn, type Reader } from '#src/messages/reader.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import type { Texts } from '#src/texts/texts.ts';
import { findDestination } from './destination.ts';
import { welcome } from './welcome.ts';

const labels: Partial<Record<Target['screen'], keyof Texts['chat'] & `open${string}`>> = {
  moderationStatus: 'openStatus',
  queue: 'openQueue',
  queueItem: 'openQueue',
  messages: 'openMessages',
  user: 'openProfile',
  approved: 'openNext',
  project: 'openProject',
  joined: 'openProject',
  finished: 'openProject',
  vacancy: 'openVacancy',
  application: 'openApplication',
};

export const screenButton = (target: Target, { texts, open }: Reader): Button =>
  open(texts.chat[labels[target.screen] ?? 'openApp'], target);

/** /start: one sentence and the way into the mini-app, whether or not the API answers; without a link with a picture. */
export function start({ api, app, logger }: Surroundings): Composer<Context> {
  const composer = new Composer();
  const greet = welcome(logger);
  composer.chatType('private').command('start', async (ctx) => {
    const reader = readerIn(ctx, app);
    const { target, isStale } = await findDestination(api, ctx.match, ctx.from.id);
    const { chat } = reader.texts;
    const way = [screenButton(target, reader)];
    if (target.screen !== 'open' || isStale) {
      const text = isStale ? chat.staleLink : chat.start;
      await ctx.reply(text.html, sendOptions({ text, buttons: [way] }));
      return;
    }
    const profile = [reader.open(chat.aboutYou, { screen: 'home' })];
    await greet(ctx, { text: chat.start, buttons: [way, profile] });
  });
  composer.chatType('private').command('help', async (ctx) => {
    const reader = readerIn(ctx, app);
    const { help: text } = reader.texts.chat;
    const buttons = [[screenButton({ screen: 'open' }, reader)]];
    await ctx.reply(text.html, sendOptions({ text, buttons }));
  });
  return composer;
}
