import { answerCheckIn, limits, paths, projectName, tidyLine } from '@kollab/contract';
import { Id } from '@kollab/contract/schemas';
import { Composer, type Context } from 'grammy';
import type { Message } from 'grammy/types';
import * as z from 'zod/mini';
import { markup, type Html } from '#src/format/html.ts';
import type { MiniApp } from '#src/messages/mini-app.ts';
import { actingFor } from '#src/platform/api.ts';
import { askAgainAfterCommand, askReason } from '#src/presses/ask-reason.ts';
import { logRefusal, refusalOf } from '#src/presses/refusals.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import { textsIn, type Texts } from '#src/texts/texts.ts';

const Ref = z.object({ projectId: Id, checkInId: Id });

type Asked = z.output<typeof Ref> & { name: string };

const linkTo = (app: MiniApp, { projectId, checkInId }: Omit<Asked, 'name'>) =>
  `${app.at({ screen: 'project', projectId })}?checkin=${checkInId}`;

const projectLink = (app: MiniApp, about: Asked, { locale }: Texts): Html =>
  markup`<a href="${linkTo(app, about)}">${projectName(about.name, locale)}</a>`;

export const questionAbout = (app: MiniApp, about: Asked, texts: Texts): Html =>
  texts.checkIn.askLine(projectLink(app, about, texts));

const page = new URLPattern({ pathname: `*${paths.anyProject}` });

function readQuestion(app: MiniApp, { text = '', entities = [] }: Message): Asked | undefined {
  for (const entity of entities) {
    if (entity.type !== 'text_link' || !URL.canParse(entity.url)) continue;
    const found = {
      ...page.exec(entity.url)?.pathname.groups,
      checkInId: new URL(entity.url).searchParams.get('checkin'),
    };
    const ref = z.safeParse(Ref, found).data;
    if (!ref || linkTo(app, ref) !== entity.url) continue;
    return { ...ref, name: text.slice(entity.offset, entity.offset + entity.length) };
  }
  return undefined;
}

export const linesAskedAgain = (app: MiniApp) =>
  askAgainAfterCommand((asked, texts) => {
    const about = readQuestion(app, asked);
    return about && questionAbout(app, about, texts);
  });

function whatIsWrong(line: string, { moderation, checkIn }: Texts) {
  if (line === '') return moderation.reasonNotText;
  return line.length > limits.checkInLine ? checkIn.lineTooLong : undefined;
}

export function lines({ api, app, logger }: Surroundings): Composer<Context> {
  async function write(person: number, about: Asked, line: string, texts: Texts) {
    const { name: _, ...params } = about;
    const wrong = whatIsWrong(line, texts);
    if (wrong !== undefined) return { text: wrong, isWorthAnotherTry: true };
    try {
      await api(answerCheckIn, { params, body: { line } }, actingFor(person));
      return undefined;
    } catch (error) {
      logRefusal(logger, { person, ...params }, error);
      return refusalOf(error, texts);
    }
  }

  const composer = new Composer();
  composer.chatType('private').on('message', async (ctx, next) => {
    const original = ctx.message.reply_to_message;
    const about = original?.from?.id === ctx.me.id ? readQuestion(app, original) : undefined;
    if (!about) return next();
    const texts = textsIn(ctx);
    const { checkIn: words } = texts;
    const refused = await write(ctx.from.id, about, tidyLine(ctx.message.text ?? ''), texts);
    if (refused?.isWorthAnotherTry) {
      const question = words.lineAgain(refused.text, projectLink(app, about, texts));
      return askReason(ctx, question, words.linePlaceholder);
    }
    return ctx.reply(refused?.text ?? words.lineKept, {
      reply_parameters: { message_id: ctx.message.message_id, allow_sending_without_reply: true },
    });
  });
  return composer;
}
