import { cutLine, limits, type MeetingCard, timeIn } from '@kollab/contract';
import { type Html, join, markup } from '#src/format/html.ts';
import { momentsIn } from '#src/format/moment.ts';
import { eventMessage } from '#src/messages/event-message.ts';
import type { Button, Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { packedId, pressData, words } from '#src/presses/press-data.ts';

const longestProject = 120;
const inRow = 3;

/** `n`: at none of the times. */
const places = [...Array.from({ length: limits.meetingTimes }, (_, place) => String(place)), 'n'];

/** Whether somebody can at a time: a press says the other than before. */
export const meetingPress = pressData('t', {
  time: words(places),
  projectId: packedId,
  meetingId: packedId,
});

function linesOf({ times }: MeetingCard, { texts }: Reader): Html[] {
  const { dayAndClock } = momentsIn(texts.locale);
  return times.map(({ at, votes }, place) => {
    const can = votes > 0 ? `, ${texts.meeting.can(votes)}` : '';
    return markup`${place + 1}. ${dayAndClock(at)}${can}`;
  });
}

function answersOf({ times, mine, projectId, meetingId }: MeetingCard, { texts }: Reader) {
  const press = (text: string, time: string): Button => ({
    text,
    callbackData: meetingPress.pack({ time, projectId, meetingId }),
  });
  const keys = times.map((_, place) =>
    press(`${mine.includes(place) ? '✓ ' : ''}${place + 1}`, String(place)),
  );
  const rows = Array.from({ length: Math.ceil(keys.length / inRow) }, (_, row) =>
    keys.slice(row * inRow, (row + 1) * inRow),
  );
  return [...rows, [press(texts.meeting.none, 'n')]];
}

export function meetingMessage(card: MeetingCard, reader: Reader): Message {
  const { text, buttons } = eventMessage({ kind: 'meetingCard', card }, reader);
  if (card.state !== 'open') return { text, buttons };
  return {
    text: join([text, join(linesOf(card, reader), '\n')], '\n\n'),
    buttons: [...answersOf(card, reader), ...buttons],
  };
}

export function meetingPoll({ projectName, times }: MeetingCard, { texts }: Reader) {
  const { dayAndClock } = timeIn(texts.locale);
  return {
    question: texts.meeting.question(cutLine(projectName, longestProject)),
    options: times.map(({ at }) => dayAndClock(at)),
  };
}
