import {
  type Client,
  cutLine,
  limits,
  type ProjectCard,
  projectName,
  searchProjects,
  startParamOf,
} from '@kollab/contract';
import { Composer, type Context, InlineQueryResultBuilder } from 'grammy';
import type { Logger } from 'pino';
import { actingFor } from '#src/api.ts';
import { describeFailure } from '#src/failure.ts';
import { join, markup } from '#src/messages/html.ts';
import { asHtml } from '#src/messages/message.ts';
import { textsIn, type Texts } from '#src/texts/texts.ts';

interface Surroundings {
  api: Client;
  publicUrl: string;
  logger: Logger;
}

const cacheSeconds = 30;
const descriptionShown = 200;
const tagsShown = 5;

/** A project as a card that anyone can send to any chat; its one button opens it in Telegram. */
function resultOf(project: ProjectCard, facts: { bot: string; publicUrl: string; texts: Texts }) {
  const {
    bot,
    publicUrl,
    texts: { inline: texts, locale },
  } = facts;
  const name = projectName(project.name, locale);
  const tags = project.tags.slice(0, tagsShown).map(({ tagName }) => tagName);
  const about = cutLine(project.description, descriptionShown);
  const startParam = startParamOf({ screen: 'project', projectId: project.id });
  const text = join(
    [markup`<b>${name}</b>\n${texts.stage(project.stage, tags.join(', '))}`, markup`${about}`],
    '\n\n',
  );
  const hasPicture = publicUrl.startsWith('https:') && project.coverImage?.startsWith('/uploads/');
  return InlineQueryResultBuilder.article(project.id, name, {
    description: texts.stage(project.stage, tags.join(', ')),
    ...(hasPicture && { thumbnail_url: `${publicUrl}${project.coverImage}` }),
    reply_markup: {
      inline_keyboard: [[{ text: texts.open, url: `https://t.me/${bot}?startapp=${startParam}` }]],
    },
  }).text(text.html, asHtml);
}

/** `@bot запрос` in any chat: own and other approved projects as cards. */
export function inline({ api, publicUrl, logger }: Surroundings): Composer<Context> {
  const composer = new Composer();
  composer.on('inline_query', async (ctx) => {
    const texts = textsIn(ctx);
    const query = ctx.inlineQuery.query.slice(0, limits.searchQuery);
    const found = await api(searchProjects, { query: { query } }, actingFor(ctx.from.id)).catch(
      (error: unknown) => {
        logger.info({ reason: describeFailure(error) }, 'An inline query was not answered');
        return undefined;
      },
    );
    const facts = { bot: ctx.me.username, publicUrl, texts };
    const results = (found ?? []).map((project) => resultOf(project, facts));
    const isEmpty = results.length === 0;
    await ctx.answerInlineQuery(results, {
      cache_time: found ? cacheSeconds : 0,
      is_personal: true,
      ...(isEmpty && {
        button: { text: texts.inline.nothing, start_parameter: 'home' },
      }),
    });
  });
  return composer;
}
