import { linesOf, rich, say, type InboxEvent, type NotificationEvent } from '@kollab/contract';
import { alertMessage } from '#src/alerts/alerts.ts';
import { join, markup, richHtml, shownLength, type Html } from '#src/format/html.ts';
import type { Button, Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import type { Texts } from '#src/texts/texts.ts';

type Digest = Extract<NotificationEvent, { kind: 'digest' }>;

/**
 * What was held back for a day: a line per event, the newest first, and the way to all of them. What
 * searches found comes with it in full, where there is room.
 */
export function digestMessage({ count, events }: Digest, reader: Reader): Message {
  const hidden = count - events.length;
  const found = events.find((event) => event.kind === 'alertCard');
  const others = events.filter((event) => event !== found);
  const alert = found && alertMessage(found.card, reader);
  const short = linesMessage(others, hidden, reader);
  if (!alert) return short;
  const parts = others.length + hidden > 0 ? [short.text, alert.text] : [alert.text];
  const text = join(parts, '\n\n');
  const today = reader.open('', { screen: 'messages' });
  // One way to the same screen is enough.
  const leadsElsewhere = (row: Button[]) =>
    !row.some((one) => 'webApp' in one && 'webApp' in today && one.webApp === today.webApp);
  return shownLength(text) <= longest
    ? { text, buttons: [...alert.buttons.filter(leadsElsewhere), ...short.buttons] }
    : linesMessage(events, hidden, reader);
}

/** What Telegram takes. */
const longest = 4096;

function linesMessage(events: Digest['events'], hidden: number, { texts, open }: Reader): Message {
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
