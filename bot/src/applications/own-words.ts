import {
  decideApplication,
  getApplication,
  limits,
  paths,
  personName,
  tidyText,
} from '@kollab/contract';
import { Id } from '@kollab/contract/schemas';
import { Composer, type Context } from 'grammy';
import type { Message } from 'grammy/types';
import * as z from 'zod/mini';
import { markup, type Html } from '#src/format/html.ts';
import type { MiniApp } from '#src/messages/mini-app.ts';
import { actingFor } from '#src/platform/api.ts';
import { askAgainAfterCommand, askReason } from '#src/presses/ask-reason.ts';
import { whole } from '#src/presses/press-data.ts';
import { logRefusal, refusalOf } from '#src/presses/refusals.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import { textsIn, type Texts } from '#src/texts/texts.ts';

const Triple = z.object({ projectId: Id, vacancyId: Id, telegramId: whole() });
type Triple = z.output<typeof Triple>;

type Asked = Triple & { name: string };

const linkTo = (app: MiniApp, { projectId, vacancyId, telegramId }: Triple) =>
  `${app.at({ screen: 'application', projectId, vacancyId, telegramId })}?reject=1`;

const personLink = (app: MiniApp, about: Asked): Html =>
  markup`<a href="${linkTo(app, about)}">${personName(about.name)}</a>`;

export const questionAbout = (app: MiniApp, about: Asked, { application }: Texts): Html =>
  application.askReason(personLink(app, about));

const page = new URLPattern({ pathname: `*${paths.anyApplication}` });

/** Reads what a question is about; a link is ours if we would write it just so. */
function readQuestion(app: MiniApp, { text = '', entities = [] }: Message): Asked | undefined {
  for (const entity of entities) {
    if (entity.type !== 'text_link' || !URL.canParse(entity.url)) continue;
    const triple = z.safeDecode(Triple, page.exec(entity.url)?.pathname.groups as never).data;
    if (!triple || linkTo(app, triple) !== entity.url) continue;
    return { ...triple, name: text.slice(entity.offset, entity.offset + entity.length) };
  }
  return undefined;
}

/** Before commands: one that came in place of the words loses no question. */
export const ownWordsAskedAgain = (app: MiniApp) =>
  askAgainAfterCommand((asked, texts) => {
    const about = readQuestion(app, asked);
    return about && questionAbout(app, about, texts);
  });

function whatIsWrong(reason: string, { moderation, errors }: Texts) {
  if (reason === '') return moderation.reasonNotText;
  const isTooLong = Array.from(reason).length > limits.rejectionReasonMax;
  return isTooLong ? errors.reasonTooLong : undefined;
}

export function ownWords({ api, app, logger }: Surroundings): Composer<Context> {
  async function reject(owner: number, about: Asked, reason: string, texts: Texts) {
    const { name: _, ...params } = about;
    const wrong = whatIsWrong(reason, texts);
    if (wrong !== undefined) return { text: wrong, isWorthAnotherTry: true };
    try {
      const { pair } = await api(getApplication, { params }, actingFor(owner));
      const withPartner = pair ? { withPartner: true } : {};
      const body = { status: 'Rejected', reason, ...withPartner } as const;
      await api(decideApplication, { params, body }, actingFor(owner));
      return undefined;
    } catch (error) {
      logRefusal(logger, { person: owner, ...params }, error);
      return refusalOf(error, texts);
    }
  }

  const composer = new Composer();
  composer.chatType('private').on('message', async (ctx, next) => {
    const original = ctx.message.reply_to_message;
    const about = original?.from?.id === ctx.me.id ? readQuestion(app, original) : undefined;
    if (!about) return next();
    const texts = textsIn(ctx);
    const refused = await reject(ctx.from.id, about, tidyText(ctx.message.text ?? ''), texts);
    if (refused?.isWorthAnotherTry) {
      return askReason(ctx, texts.application.again(refused.text, personLink(app, about)));
    }
    return ctx.reply(refused?.text ?? texts.application.rejected, {
      reply_parameters: { message_id: ctx.message.message_id, allow_sending_without_reply: true },
    });
  });
  return composer;
}
