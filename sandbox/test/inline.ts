import type { InlineQueryResultArticle } from '@grammyjs/types';
import { z } from 'zod';
import type { Answer, Control } from './own-sandbox.ts';

export function article(id: string, html = `Смотрите: <b>${id}</b>`): InlineQueryResultArticle {
  return {
    type: 'article',
    id,
    title: `Проект ${id}`,
    input_message_content: { message_text: html, parse_mode: 'HTML' },
  };
}

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
