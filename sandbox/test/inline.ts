import type { InlineQueryResultArticle } from '@grammyjs/types';
import { z } from 'zod';
import type { Answer, Control } from './own-sandbox.ts';

/** A result whose message says "Смотрите: <id>", the id in bold, unless another HTML is given. */
export function article(id: string, html = `Смотрите: <b>${id}</b>`): InlineQueryResultArticle {
  return {
    type: 'article',
    id,
    title: `Проект ${id}`,
    input_message_content: { message_text: html, parse_mode: 'HTML' },
  };
}

/** Asks the bot inline as this person; settles when it answered. */
export async function ask(
  control: Control,
  telegramId: number,
  query: { query: string; offset?: string },
): Promise<Answer> {
  return control.request('POST', `/chats/${telegramId}/inline-queries`, query);
}

const asked = z.looseObject({ queryId: z.string() });

export function askedOf({ body }: Answer): { queryId: string } {
  return asked.parse(body);
}
