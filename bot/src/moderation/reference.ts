import type { Message } from 'grammy/types';
import { markup, type Html } from '#src/messages/html.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { moderation as texts } from '#src/texts/ru.ts';
import { readSubmission, unpackPress, type Submission } from './callback-data.ts';
import { nameOnCard } from './card.ts';

/** What a question for a reason is about. It travels in the chat itself: the bot keeps nothing. */
export interface Reference extends Submission {
  name: string;
}

/** The person's name as a link that carries the submission, for a question's text. */
export function referenceLink(app: MiniApp, { telegramId, version, name }: Reference): Html {
  return markup`<a href="${app.user(telegramId)}?reject=${version}">${name || texts.someone}</a>`;
}

/** Reads what a message of ours, a question or a card, is about. */
export function readReference(message: Message): Reference | undefined {
  return readLink(message) ?? readCard(message);
}

function readLink({ text = '', entities = [] }: Message): Reference | undefined {
  for (const entity of entities) {
    if (entity.type !== 'text_link' || !URL.canParse(entity.url)) continue;
    const { pathname, searchParams } = new URL(entity.url);
    const submission = readSubmission(
      /\/user\/(\d+)$/.exec(pathname)?.[1],
      searchParams.get('reject'),
    );
    const name = text.slice(entity.offset, entity.offset + entity.length);
    if (submission) return { ...submission, name };
  }
  return undefined;
}

function readCard({ text = '', reply_markup: markup }: Message): Reference | undefined {
  for (const button of markup?.inline_keyboard.flat() ?? []) {
    const press = 'callback_data' in button ? unpackPress(button.callback_data) : undefined;
    if (press?.action === 'reject') {
      return { telegramId: press.telegramId, version: press.version, name: nameOnCard(text) };
    }
  }
  return undefined;
}
