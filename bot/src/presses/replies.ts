import { Composer, type Context } from 'grammy';
import type { Message } from 'grammy/types';
import { textsIn, type Texts } from '#src/texts/texts.ts';
import { logRefusal, refusalOf, type Refused } from './refusals.ts';
import type { Surroundings } from './surroundings.ts';

interface Links<About> {
  /** The link with a name that carries what a question is about: the bot keeps nothing. */
  linkTo: (about: About) => string;
  read: (url: URL) => About | undefined;
}

/** Reads from a question what it is about; a link is ours if we would write it just so. */
export function readLinkedName<About>(
  { text = '', entities = [] }: Message,
  { linkTo, read }: Links<About>,
): (About & { name: string }) | undefined {
  for (const entity of entities) {
    const url = entity.type === 'text_link' ? URL.parse(entity.url) : null;
    const about = url ? read(url) : undefined;
    if (about === undefined || URL.parse(linkTo(about))?.href !== url?.href) continue;
    return { ...about, name: text.slice(entity.offset, entity.offset + entity.length) };
  }
  return undefined;
}

interface Question<About> {
  readQuestion: (asked: Message) => About | undefined;
  /** What to say of words that the API would refuse anyway. */
  whatIsWrong: (words: string, texts: Texts) => string | undefined;
  tidy: (words: string) => string;
  send: (person: number, about: About, words: string) => Promise<unknown>;
  askAgain: (ctx: Context, refusal: string, about: About, texts: Texts) => Promise<void>;
  done: (texts: Texts) => string;
}

/** Whoever replies in private to a question of the bot has answered it. */
export function repliesTo<About extends object>(
  { logger }: Pick<Surroundings, 'logger'>,
  { readQuestion, whatIsWrong, tidy, send, askAgain, done }: Question<About>,
): Composer<Context> {
  const composer = new Composer();
  composer.chatType('private').on('message', async (ctx, next) => {
    const { reply_to_message: asked, message_id: id, text = '' } = ctx.message;
    const about = asked?.from?.id === ctx.me.id ? readQuestion(asked) : undefined;
    if (!about) return next();
    const texts = textsIn(ctx);
    const answer = async (): Promise<Refused | undefined> => {
      const words = tidy(text);
      const wrong = whatIsWrong(words, texts);
      if (wrong !== undefined) return { text: wrong, isWorthAnotherTry: true };
      try {
        await send(ctx.from.id, about, words);
        return undefined;
      } catch (error) {
        logRefusal(logger, { person: ctx.from.id, ...about, name: undefined }, error);
        return refusalOf(error, texts);
      }
    };
    const refused = await answer();
    if (refused?.isWorthAnotherTry) return askAgain(ctx, refused.text, about, texts);
    return ctx.reply(refused?.text ?? done(texts), {
      reply_parameters: { message_id: id, allow_sending_without_reply: true },
    });
  });
  return composer;
}
