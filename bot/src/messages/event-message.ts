import { say, type InboxEvent } from '@kollab/contract';
import type { Button, Message } from './message.ts';
import type { Reader } from './reader.ts';
import { richHtml } from '#src/format/html.ts';

/** What the inbox says too. Throws on an event that nobody knows. */
export function eventMessage(
  event: InboxEvent,
  { texts, open }: Reader,
  answers: Button[] = [],
): Message {
  const { text, action } = say(event, texts.locale);
  const rows = [answers, action ? [open(action.label, action.target)] : []];
  return { text: richHtml(text), buttons: rows.filter((row) => row.length > 0) };
}
