import { momentsIn } from '#src/format/moment.ts';
import { markup } from '#src/format/html.ts';
import type {
  counted as ruCounted,
  digest as ruDigest,
  waiting as ruWaiting,
} from '#src/texts/ru/digest.ts';

const { dayAndClock } = momentsIn('en');

export const digest: typeof ruDigest = {
  title: 'Your day',
  line: (line) => markup`• ${line}`,
  more: (count) => `and ${count} more`,
  open: 'Open Today',
};

export const waiting: typeof ruWaiting = {
  text: (count, oldestAt) =>
    markup`<b>Waiting for more than a day: ${count} ${count === 1 ? 'submission' : 'submissions'}</b>\nThe oldest: ${dayAndClock(oldestAt)}`,
  open: 'Open the queue',
};

export const counted: typeof ruCounted = {
  applications: (count) =>
    markup`<b>${count} more ${count === 1 ? 'application' : 'applications'}</b>`,
  noApplications: markup`None of these applications waits for an answer any more.`,
  openApplications: 'Open applications',
  toReview: (count) => markup`<b>Waiting for review: ${count} more</b>`,
  nothingToReview: markup`None of this waits for review any more.`,
};
