import type { Meeting, MeetingCard } from '@kollab/contract';
import type { MeetingFacts } from './meetings.queries.ts';

const votesFor = ({ answers }: MeetingFacts, place: number) =>
  answers.filter(({ places }) => places.includes(place)).length;

const timesOf = (facts: MeetingFacts) =>
  facts.times.map((at, place) => ({ at: at.toISOString(), votes: votesFor(facts, place) }));

const answerOf = ({ answers }: MeetingFacts, userId: string | null) =>
  answers.find((one) => one.userId === userId)?.places;

/** The earliest of the times at which most can; undefined where none suits two of them. */
export function bestTime(facts: MeetingFacts): Date | undefined {
  const votes = facts.times.map((_, place) => votesFor(facts, place));
  const most = Math.max(...votes);
  return most < 2 ? undefined : facts.times[votes.indexOf(most)];
}

export const hasEveryAnswer = ({ answers, members }: MeetingFacts) =>
  answers.length === members.length;

export const toMeeting = (facts: MeetingFacts, readerId: string): Meeting => ({
  id: facts.id,
  state: facts.state,
  times: timesOf(facts),
  mine: answerOf(facts, readerId) ?? null,
  answered: facts.answers.length,
  asked: facts.members.length,
  closesAt: facts.closes_at.toISOString(),
  at: facts.agreed_at?.toISOString() ?? null,
});

/** Null reads for the chat of the team. */
export const toMeetingCard = (facts: MeetingFacts, readerId: string | null): MeetingCard => ({
  projectId: facts.project_id,
  projectName: facts.project_name,
  meetingId: facts.id,
  state: facts.state,
  times: timesOf(facts),
  mine: answerOf(facts, readerId) ?? [],
  at: facts.agreed_at?.toISOString() ?? null,
  isPoll: facts.poll_id !== null,
});
