import { localeOf, startParamOf, type ClaimedNotification, type Target } from '@kollab/contract';
import type { Context } from 'grammy';
import type { MiniApp } from './mini-app.ts';
import { textsFor, textsIn, type Texts } from '#src/texts/texts.ts';
import type { Button } from './message.ts';

/** Whom a message is written for: the texts of their language, and buttons that work in their chat. */
export interface Reader {
  texts: Texts;
  open: (text: string, target: Target) => Button;
  file: MiniApp['file'];
}

const privately =
  (app: MiniApp): Reader['open'] =>
  (text, target) => ({ text, webApp: app.at(target) });

const inGroup: Reader['open'] = (text, target) => ({ text, startApp: startParamOf(target) });

/** Whoever gets a notification; a group reads Russian. */
export const recipientOf = (
  { languageCode, isGroup }: Pick<ClaimedNotification, 'languageCode' | 'isGroup'>,
  app: MiniApp,
): Reader =>
  isGroup
    ? { texts: textsFor('ru'), open: inGroup, file: app.file }
    : { texts: textsFor(localeOf(languageCode)), open: privately(app), file: app.file };

export const readerIn = (ctx: Pick<Context, 'chat' | 'from'>, app: MiniApp): Reader => ({
  texts: textsIn(ctx),
  open: ctx.chat !== undefined && ctx.chat.type !== 'private' ? inGroup : privately(app),
  file: app.file,
});
