import { ApiError, type Client, getWaiting, type Waiting } from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import { actingFor } from '#src/api.ts';
import { sendOptions, type Message } from '#src/messages/message.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { textsIn, type Texts } from '#src/texts/texts.ts';

const hour = 60 * 60_000;

function oldestOf(waiting: Waiting) {
  const moments = Object.values(waiting).flatMap(({ oldestAt }) => oldestAt ?? []);
  const oldest = Math.min(...moments.map((moment) => Date.parse(moment)));
  return Number.isFinite(oldest) ? oldest : undefined;
}

/** /moderation: how much waits for moderators, and the way to the queue. */
export function moderationCommand(api: Client, app: MiniApp): Composer<Context> {
  async function message(by: number, { commands }: Texts): Promise<Message> {
    const texts = commands.moderation;
    try {
      const waiting = await api(getWaiting, {}, actingFor(by));
      const oldest = oldestOf(waiting);
      if (oldest === undefined) return { text: texts.nothing, buttons: [] };
      const { profile, project, report } = waiting;
      const counts = { profile: profile.count, project: project.count, report: report.count };
      const hours = Math.floor(Math.max(Date.now() - oldest, 0) / hour);
      const buttons = [[{ text: texts.open, webApp: app.at({ screen: 'queue' }) }]];
      return { text: texts.waiting(counts, hours), buttons };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'forbidden') throw error;
      return { text: texts.notYours, buttons: [] };
    }
  }

  const composer = new Composer();
  composer.chatType('private').command('moderation', async (ctx) => {
    const said = await message(ctx.from.id, textsIn(ctx));
    await ctx.reply(said.text.html, sendOptions(said));
  });
  return composer;
}
