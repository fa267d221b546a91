import { linesOf, rich, say, type InboxEvent, type NotificationEvent } from '@kollab/contract';
import { join, markup, richHtml, type Html } from '#src/format/html.ts';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import type { Texts } from '#src/texts/texts.ts';

type Digest = Extract<NotificationEvent, { kind: 'digest' }>;

/** What was held back for a day: a line per event, the newest first, and the way to all of them. */
export function digestMessage({ count, events }: Digest, { texts, open }: Reader): Message {
  const hidden = count - events.length;
  const lines = [
    markup`<b>${texts.digest.title}</b>`,
    ...events.map((event) => texts.digest.line(lineOf(event, texts))),
    ...(hidden > 0 ? [texts.digest.more(hidden)] : []),
  ];
  return {
    text: join(lines, '\n'),
    buttons: [[open(texts.digest.open, { screen: 'messages' })]],
  };
}

/** The first line of what is said; a heading alone takes the second along. */
function lineOf(event: InboxEvent, { locale }: Texts): Html {
  const [first = [], second = []] = linesOf(say(event, locale).text);
  const isHeading = first.length === 1 && typeof first[0] === 'object' && second.length > 0;
  return richHtml(isHeading ? rich`${first}: ${second}` : first);
}
