import * as z from 'zod/mini';
import { messages } from '#src/messages/languages.ts';
import { timeIn } from '#src/messages/moment.ts';
import { projectName } from '#src/messages/names.ts';
import { Moment } from '#src/schemas/ids.ts';
import { MeetingState, MeetingTime } from '#src/schemas/work/meetings.ts';
import type { RichText } from '#src/messages/rich-text.ts';
import type { Said } from '#src/messages/said.ts';
import type { Locale } from '#src/rules/locale.ts';
import { OfProject, type Say, type Settings } from './parts.ts';

export const MeetingCard = z.extend(OfProject, {
  meetingId: z.string(),
  state: MeetingState,
  times: z.array(MeetingTime),
  /** When the reader can, by places; of a chat nobody’s. */
  mine: z.array(z.number()),
  at: z.nullable(Moment),
  isPoll: z.boolean(),
});
export type MeetingCard = z.output<typeof MeetingCard>;

export const meetingKinds = [
  z.object({ kind: z.literal('meetingCard'), card: MeetingCard }),
  z.extend(OfProject, { kind: z.literal('meetingOffered') }),
  z.extend(OfProject, { kind: z.literal('meetingSet'), at: Moment }),
  /** To an owner: nobody, or one person alone, can at any of the times. */
  z.extend(OfProject, { kind: z.literal('meetingFailed') }),
] as const;
type Event = z.output<(typeof meetingKinds)[number]>;

export const meetingSettings = {
  meetingCard: 'team',
  meetingOffered: 'team',
  meetingSet: 'team',
  meetingFailed: 'team',
} satisfies Settings<Event>;

const withMeeting = (
  text: RichText,
  { projectId }: { projectId: string },
  locale: Locale,
  label: 'open' | 'proposeTimes' = 'open',
): Said => ({
  text,
  action: { label: messages[locale].actions[label], target: { screen: 'meeting', projectId } },
});

export const meetingMessages: Say<Event> = {
  meetingCard({ card }, locale) {
    const { meeting } = messages[locale];
    const project = projectName(card.projectName, locale);
    const text =
      card.state === 'set' && card.at !== null
        ? meeting.set(project, { text: timeIn(locale).dayAndClock(card.at), at: card.at })
        : meeting[card.state === 'set' ? 'failed' : card.state](project);
    return withMeeting(text, card, locale);
  },
  meetingOffered(event, locale) {
    const text = messages[locale].meeting.offered(projectName(event.projectName, locale));
    return withMeeting(text, event, locale, 'proposeTimes');
  },
  meetingSet(event, locale) {
    const moment = { text: timeIn(locale).dayAndClock(event.at), at: event.at };
    const text = messages[locale].meeting.set(projectName(event.projectName, locale), moment);
    return withMeeting(text, event, locale);
  },
  meetingFailed(event, locale) {
    const text = messages[locale].meeting.ownerFailed(projectName(event.projectName, locale));
    return withMeeting(text, event, locale, 'proposeTimes');
  },
};
