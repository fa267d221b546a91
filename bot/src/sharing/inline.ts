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
import { actingFor } from '#src/platform/api.ts';
import { describeFailure } from '#src/platform/failure.ts';
import { join, markup } from '#src/format/html.ts';
import { asHtml, inlineKeyboard } from '#src/messages/message.ts';
import { textsIn, type Texts } from '#src/texts/texts.ts';

interface Surroundings {
  api: Client;
  publicUrl: string;
  logger: Logger;
}

const cacheSeconds = 30;
const descriptionShown = 200;
const tagsShown = 5;

interface Facts {
  bot: string;
  publicUrl: string;
  texts: Texts;
}

function resultOf(
  project: ProjectCard,
  { bot, publicUrl, texts: { inline: texts, locale } }: Facts,
) {
  const { id, stage, tags, coverImage } = project;
  const name = projectName(project.name, locale);
  const shownTags = tags.slice(0, tagsShown).map(({ tagName }) => tagName);
  const line = texts.stage(stage, shownTags.join(', '));
  const about = cutLine(project.description, descriptionShown);
  const text = join([markup`<b>${name}</b>\n${line}`, about], '\n\n');
  const hasPicture = publicUrl.startsWith('https:') && coverImage?.startsWith('/uploads/');
  const startApp = startParamOf({ screen: 'project', projectId: id });
  return InlineQueryResultBuilder.article(id, name, {
    description: line,
    ...(hasPicture && { thumbnail_url: `${publicUrl}${coverImage}` }),
    reply_markup: inlineKeyboard([[{ text: texts.open, startApp }]], bot),
  }).text(text.html, asHtml);
}

/** `@bot запрос` in any chat: own and other approved projects as cards. */
export function inline({ api, publicUrl, logger }: Surroundings): Composer<Context> {
  const composer = new Composer();
  composer.on('inline_query', async (ctx) => {
    const texts = textsIn(ctx);
    const query = ctx.inlineQuery.query.slice(0, limits.searchQuery).toWellFormed();
    const found = await api(searchProjects, { query: { query } }, actingFor(ctx.from.id)).catch(
      (error: unknown) => {
        logger.info({ reason: describeFailure(error) }, 'An inline query was not answered');
        return undefined;
      },
    );
    const facts = { bot: ctx.me.username, publicUrl, texts };
    const results = (found ?? []).map((project) => resultOf(project, facts));
    const button = {
      text: found ? texts.inline.nothing : texts.inline.unavailable,
      start_parameter: 'home',
    };
    await ctx.answerInlineQuery(results, {
      cache_time: found ? cacheSeconds : 0,
      is_personal: true,
      ...(results.length === 0 && { button }),
    });
  });
  return composer;
}
